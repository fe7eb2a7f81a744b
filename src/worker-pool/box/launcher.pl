# Gives up what a process without any privilege can give up, for good, and becomes the program it is told: its process
# stays the same. Perl, because it makes system calls without a compiler and is essential in Debian (perl-base).
#
#   perl launcher.pl NUMBERS PARENT CPU MEMORY FILTER RIGHTS PATH… -- PROGRAM ARGUMENT…
#
# NUMBERS: system calls prctl,prlimit64,openat,seccomp,capset of this machine; PARENT: process that must be alive; CPU: seconds,
# or 0; MEMORY: megabytes, or 0; FILTER: seccomp program in hex or `-`; RIGHTS PATH: Landlock rights and a path, as often as needed, or none.
# A step that fails ends it: nothing runs in half a box. Without a program it tells what this system can do.
use strict;

my ($numbers, $parent, $cpu, $memory, $filter) = splice @ARGV, 0, 5;
my ($prctl, $prlimit, $openat, $seccomp, $capset) = split /,/, $numbers;
my @rules;
while (@ARGV and $ARGV[0] ne '--') { push @rules, [splice @ARGV, 0, 2] }
my (undef, @program) = @ARGV;

# A parent that is gone cannot end us any more; a child that hangs in native code would not notice.
syscall($prctl, 1, 9, 0, 0, 0);    # PR_SET_PDEATHSIG, SIGKILL
exit 1 if $parent and getppid != $parent;

sub limit { my ($what, $soft, $hard) = @_; syscall($prlimit, 0, $what, pack('QQ', $soft, $hard), 0) == 0 }
sub step { my ($name, $done) = @_; $done ? (@program or print "$name\n") : (@program and die "box: $name: $!\n") }

limit(4, 0, 0);                    # no core files
step 'cpu', limit(0, $cpu, $cpu + 5) if $cpu;
limit(2, $memory << 20, $memory << 20) if $memory;    # RLIMIT_DATA
# Where memory runs out all the same, the system ends this one and not the service.
if (open my $score, '>', '/proc/self/oom_score_adj') { print $score 1000; close $score }
# What comes after needs the promise that no program started later gains rights.
syscall($prctl, 38, 1, 0, 0, 0) == 0 or (@program and die "box: no-new-privs: $!\n");
capabilities();
step 'files', files() if @rules;
step 'calls', calls() if $filter ne '-';
exit 0 unless @program;
delete $ENV{PERL_BADLANG};
# Whatever the service was started with besides its own files; the channel is the last one of ours.
syscall(436, 4, 0xffffffff, 0);    # close_range
exec { $program[0] } @program or die "box: $program[0]: $!\n";

# Of what root may do, only to read what the rules below allow, whoever owns it; looking into others is one capability.
sub capabilities {
  my $version = pack 'LL', 0x20080522, 0;
  my ($reading, $none) = (pack('L6', 6, 6, 0, 0, 0, 0), pack('L6', 0, 0, 0, 0, 0, 0));
  syscall($capset, $version, @rules ? $reading : $none) == 0 or syscall($capset, $version, $none);
}

sub files {
  my $abi = syscall(444, 0, 0, 1);
  return 0 if $abi < 1;
  # Rights each version of Landlock knows; rights nobody named are refused everywhere.
  my $known = $abi >= 5 ? 0xffff : $abi >= 3 ? 0x7fff : $abi >= 2 ? 0x3fff : 0x1fff;
  # From version 4 on no TCP, from 6 on no abstract sockets and no signals to others.
  my $rules = pack 'QQQ', $known, ($abi >= 4 ? 3 : 0), ($abi >= 6 ? 3 : 0);
  my $set = syscall(444, $rules, $abi >= 6 ? 24 : $abi >= 4 ? 16 : 8, 0);
  return 0 if $set < 0;
  for (@rules) {
    my ($rights, $path) = @$_;
    my $fd = syscall($openat, -100, $path, 0x280000, 0);    # O_PATH, O_CLOEXEC
    next if $fd < 0;
    # Of a file, only what is done to files: execute, write, read.
    $rights &= 7 unless -d $path;
    my $rule = pack 'Ql', $rights + 0, $fd;
    return 0 if syscall(445, $set, 1, $rule, 0) != 0;
  }
  return syscall(446, $set, 0) == 0;
}

sub calls {
  my $program = pack 'H*', $filter;
  # The only process it may send signals to, and whose limits it may change, is itself.
  $program =~ s/\xff{4}/pack 'L', $$/ge;
  my $fprog = pack 'S x6 P', length($program) / 8, $program;
  # Allowed to speculate as before (4): it shares no memory with anybody. Kernels before 4.17 do not know the flag.
  return syscall($seccomp, 1, 4, $fprog) == 0 || syscall($seccomp, 1, 0, $fprog) == 0;
}
