/** Numbers of a system call: [x64, arm64]; null where the machine has none. */
type Numbers = readonly [x64: number | null, arm64: number | null];

export interface RefusedCall {
  readonly name: string;
  readonly numbers: Numbers;
  /** Refused always, unless one argument says that it concerns the caller alone, or as `clone` and `ioctl` need it. */
  readonly when?:
    | { readonly argument: number; readonly isNot: 'self' | 'self or 0' }
    | { readonly argument: number; readonly hasAnyBitOf: number; readonly lacksAllOf?: number }
    | { readonly argument: number; readonly isOneOf: readonly number[] };
  /** Said instead of EPERM, for callers that then fall back. */
  readonly asMissing?: true;
}

const always = (table: Readonly<Record<string, Numbers>>): RefusedCall[] =>
  Object.entries(table).map(([name, numbers]) => ({ name, numbers }));
const unless = (isNot: 'self' | 'self or 0', table: Readonly<Record<string, Numbers>>): RefusedCall[] =>
  Object.entries(table).map(([name, numbers]) => ({ name, numbers, when: { argument: 0, isNot } }));

/** CLONE_NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET, NEWNS: a namespace is a way round. */
const NAMESPACES = 0x7e02_0000;
/** Flag of a clone that is a thread of the same process. */
const CLONE_THREAD = 0x1_0000;
/** TIOCSTI, TIOCLINUX, TIOCSETD: typing into a terminal; FIOSETOWN, SIOCSPGRP: as F_SETOWN. */
const TERMINALS_AND_OWNERS = [0x5412, 0x541c, 0x5423, 0x8901, 0x8902];
/** F_SETOWN, F_SETSIG, F_SETOWN_EX: the kernel then sends a signal of one's choice to whom one names. */
const OWNERS = [8, 10, 15];
/**
 * What a process that reads documents never needs and a taken-over one would like. Numbers from the kernel's tables
 * (arch/x86/entry/syscalls/syscall_64.tbl, include/uapi/asm-generic/unistd.h).
 */
const REFUSED_CALLS: readonly RefusedCall[] = [
  // The network, and sockets of other programs. Pairs stay: pipes to a program it starts are made of them.
  ...always({
    socket: [41, 198],
    connect: [42, 203],
    accept: [43, 202],
    sendto: [44, 206],
    sendmsg: [46, 211],
    bind: [49, 200],
    listen: [50, 201],
    accept4: [288, 242],
    sendmmsg: [307, 269],
    // Does all of it without a call the filter sees.
    io_uring_setup: [425, 425],
    io_uring_enter: [426, 426],
    io_uring_register: [427, 427],
  }),
  // Other processes: signals, memory, descriptors, limits, priorities.
  ...unless('self', {
    kill: [62, 129],
    tgkill: [234, 131],
    rt_sigqueueinfo: [129, 138],
    rt_tgsigqueueinfo: [297, 240],
  }),
  ...unless('self or 0', {
    prlimit64: [302, 261],
    sched_setparam: [142, 118],
    sched_setscheduler: [144, 119],
    sched_setattr: [314, 274],
  }),
  ...always({
    // Of a user or a group of processes 0 means its own: the service is one of them.
    setpriority: [141, 140],
    ioprio_set: [251, 30],
    sched_setaffinity: [203, 122],
    // Whoever is of its group goes with it.
    setpgid: [109, 154],
    setsid: [112, 157],
    tkill: [200, 130],
    pidfd_send_signal: [424, 424],
    pidfd_open: [434, 434],
    pidfd_getfd: [438, 438],
    ptrace: [101, 117],
    process_vm_readv: [310, 270],
    process_vm_writev: [311, 271],
    process_madvise: [440, 440],
    process_mrelease: [448, 448],
    kcmp: [312, 272],
    migrate_pages: [256, 238],
    move_pages: [279, 239],
    // Memory and queues that are shared by user; a database of the same user lives in them.
    shmget: [29, 194],
    shmat: [30, 196],
    shmctl: [31, 195],
    semget: [64, 190],
    semop: [65, 193],
    semctl: [66, 191],
    semtimedop: [220, 192],
    msgget: [68, 186],
    msgsnd: [69, 189],
    msgrcv: [70, 188],
    msgctl: [71, 187],
    mq_open: [240, 180],
    mq_unlink: [241, 181],
    add_key: [248, 217],
    request_key: [249, 218],
    keyctl: [250, 219],
  }),
  // What Landlock does not look at: owners, modes, times and attributes of files it may not even open.
  ...always({
    truncate: [76, 45],
    chmod: [90, null],
    fchmod: [91, 52],
    chown: [92, null],
    fchown: [93, 55],
    lchown: [94, null],
    utime: [132, null],
    setxattr: [188, 5],
    lsetxattr: [189, 6],
    fsetxattr: [190, 7],
    removexattr: [197, 14],
    lremovexattr: [198, 15],
    fremovexattr: [199, 16],
    utimes: [235, null],
    fchownat: [260, 54],
    futimesat: [261, null],
    fchmodat: [268, 53],
    utimensat: [280, 88],
    inotify_init: [253, null],
    inotify_init1: [294, 26],
    fanotify_init: [300, 262],
    open_by_handle_at: [304, 265],
    fchmodat2: [452, 452],
    setxattrat: [463, 463],
    removexattrat: [466, 466],
    file_setattr: [469, 469],
  }),
  // Ways to other rights and into the kernel.
  { name: 'clone', numbers: [56, 220], when: { argument: 0, hasAnyBitOf: NAMESPACES } },
  // Its flags are in memory, where no filter looks; the C library goes on with clone.
  { name: 'clone3', numbers: [435, 435], asMissing: true },
  { name: 'ioctl', numbers: [16, 29], when: { argument: 1, isOneOf: TERMINALS_AND_OWNERS } },
  { name: 'fcntl', numbers: [72, 25], when: { argument: 1, isOneOf: OWNERS } },
  ...always({
    pivot_root: [155, 41],
    chroot: [161, 51],
    mount: [165, 40],
    umount2: [166, 39],
    swapon: [167, 224],
    reboot: [169, 142],
    settimeofday: [164, 170],
    init_module: [175, 105],
    delete_module: [176, 106],
    clock_settime: [227, 112],
    kexec_load: [246, 104],
    unshare: [272, 97],
    perf_event_open: [298, 241],
    setns: [308, 268],
    finit_module: [313, 273],
    bpf: [321, 280],
    userfaultfd: [323, 282],
    open_tree: [428, 428],
    move_mount: [429, 429],
    fsopen: [430, 430],
    fsconfig: [431, 431],
    fsmount: [432, 432],
    fspick: [433, 433],
    mount_setattr: [442, 442],
  }),
];

/**
 * Another process would live on when this one is killed, with CPU time of its own. Refused to who starts no programs;
 * threads are made as before.
 */
const NO_PROCESSES: readonly RefusedCall[] = [
  ...REFUSED_CALLS.filter(({ name }) => name !== 'clone'),
  { name: 'clone', numbers: [56, 220], when: { argument: 0, hasAnyBitOf: NAMESPACES, lacksAllOf: CLONE_THREAD } },
  ...always({ fork: [57, null], vfork: [58, null] }),
];

export const refusedCalls = ({ programs }: { readonly programs: boolean }): readonly RefusedCall[] =>
  programs ? REFUSED_CALLS : NO_PROCESSES;
