# Gives the processes that decode documents an account of their own. Only who may change accounts can do that, and a service should
# not be one of those: this begins with that right, becomes two and has it in neither. Perl, as the launcher beside it.
#
#   perl starter.pl UID:GID UID:GID -- PROGRAM ARGUMENT…    the service under the first account, the starter under the second;
#                                                           begun under any account but root: the program alone, as it is
#   perl starter.pl --listen NAME UID                       the starter alone, for a service of that account (a container beside it)
#
# The service finds the starter by JBIS_DECODER_STARTER, the name of a socket without a file, and opens three connections with a token
# for each process: `life TOKEN`, `errors TOKEN`, `channel TOKEN LENGTH` and so many bytes: number of words, words, pairs of the
# environment, each ended by NUL. Errors and channel become the process's descriptors 2 and 3. Over life the service says `kill`,
# and is told `code N` or `signal N`. A service that is gone takes its processes along.
use strict;
use Socket;
use POSIX ();

use constant PATIENCE_S => 10;    # for the rest of a greeting
my %NUMBERS = (x86_64 => 157, aarch64 => 167);    # prctl
my $prctl = $NUMBERS{(POSIX::uname())[4]};

if ($ARGV[0] eq '--listen') {
  my (undef, $name, $service) = @ARGV;
  quit('usage: starter.pl --listen NAME UID') unless defined $service and $service =~ /^\d+$/;
  serve(door($name), $service);
}
my ($service, $decoders, undef, @program) = @ARGV;
quit('usage: starter.pl UID:GID UID:GID -- PROGRAM ARGUMENT…') unless @program;
if ($> == 0) {
  my $name = 'jbis-' . unpack 'H*', random(16);
  my $door = door($name);
  my $parent = $$;
  my $child = fork;
  quit("fork: $!") unless defined $child;
  if (!$child) {
    become($decoders);
    serve($door, (split /:/, $service)[0], $parent);
  }
  close $door;
  become($service);
  $ENV{JBIS_DECODER_STARTER} = $name;
}
exec { $program[0] } @program or quit("$program[0]: $!");

sub quit { print STDERR "starter: $_[0]\n"; exit 1 }

sub random { open my $source, '<:raw', '/dev/urandom' or quit("/dev/urandom: $!"); read $source, my $bytes, $_[0]; $bytes }

# For good: who has left root by setuid has no capability left, and gains none by a program that would give one.
sub become {
  my ($uid, $gid) = split /:/, $_[0];
  $) = "$gid $gid";
  POSIX::setgid($gid) and POSIX::setuid($uid) or quit("account $_[0]: $!");
  quit("account $_[0]: $!") unless $> == $uid and $< == $uid and $) eq "$gid $gid";
  quit("no-new-privs: $!") if syscall($prctl, 38, 1, 0, 0, 0) != 0;
  my @account = getpwuid $uid;
  $ENV{HOME} = @account ? $account[7] : '/';
}

sub door {
  # The three descriptors that every program has, and the channel's.
  open my $taken, '<', '/dev/null' or quit("/dev/null: $!");
  $main::taken = $taken;
  my $door;
  socket($door, AF_UNIX, SOCK_STREAM, 0) and bind($door, pack_sockaddr_un("\0$_[0]")) and listen($door, 128)
    or quit("socket $_[0]: $!");
  return $door;
}

sub serve {
  my ($door, $service, $parent) = @_;
  my (%waiting, %running);    # connections by token; by process
  $SIG{CHLD} = sub { };
  $SIG{PIPE} = 'IGNORE';
  while (1) {
    my $bits = '';
    vec($bits, fileno $_, 1) = 1 for $door, values %running;
    # A child that ends just before this is seen a moment later.
    my $ready = select(my $read = $bits, undef, undef, 0.5);
    while ((my $pid = waitpid(-1, POSIX::WNOHANG())) > 0) {
      my ($how, $number) = $? & 127 ? (signal => $? & 127) : (code => $? >> 8);
      kill KILL => -$pid;    # what it started
      my $life = delete $running{$pid} or next;
      syswrite $life, "$how $number\n";
      close $life;
    }
    # The system sends no signal of a parent's end to another account's process; its processes have ours.
    exit if $parent and getppid != $parent;
    # Those of a service that ended while it asked.
    delete @waiting{grep { $waiting{$_}{since} < time - PATIENCE_S } keys %waiting};
    next if $ready <= 0;
    for my $pid (keys %running) {
      next unless vec($read, fileno $running{$pid}, 1);
      # `kill`, or nobody is there any more.
      sysread $running{$pid}, my $said, 16;
      kill KILL => -$pid, $pid;
    }
    next unless vec($read, fileno $door, 1);
    accept(my $connection, $door) or next;
    my $peer = getsockopt($connection, SOL_SOCKET, 17) or next;    # SO_PEERCRED
    next unless (unpack 'lLL', $peer)[1] == $service;
    my ($part, $token, $length) = greeting($connection) or next;
    $waiting{$token}{$part} = $connection;
    $waiting{$token}{since} = time;
    next unless $part eq 'channel';
    my $three = delete $waiting{$token};
    my $order = take($connection, $length);
    next unless defined $order and $three->{life} and $three->{errors};
    my $pid = start($order, $three);
    if ($pid) { $running{$pid} = $three->{life} }
    else { syswrite $three->{life}, "code 127\n" }
  }
}

sub greeting {
  my ($connection) = @_;
  my $line = '';
  while ($line !~ /\n/ and length $line < 200) {
    my $byte = take($connection, 1);
    return unless defined $byte;
    $line .= $byte;
  }
  return $line =~ /^(life|errors|channel) (\w+)(?: (\d+))?\n$/ ? ($1, $2, $3 // 0) : ();
}

sub take {
  my ($connection, $length) = @_;
  my $bytes = '';
  while (length $bytes < $length) {
    my $bits = '';
    vec($bits, fileno $connection, 1) = 1;
    my $ready = select($bits, undef, undef, PATIENCE_S);
    next if $ready < 0;
    return undef if $ready == 0 or not sysread $connection, $bytes, $length - length $bytes, length $bytes;
  }
  return $bytes;
}

sub start {
  my ($order, $three) = @_;
  my $parent = $$;
  my $pid = fork;
  return $pid if !defined $pid or $pid;
  my ($count, @rest) = split /\0/, $order, -1;
  pop @rest;
  # The launcher ends when whoever started it is gone.
  my @words = map { $_ eq 'PARENT' ? $parent : $_ } splice @rest, 0, $count;
  POSIX::setpgid(0, 0);
  POSIX::dup2(fileno $main::taken, $_) for 0, 1;
  POSIX::dup2(fileno $three->{errors}, 2);
  POSIX::dup2(fileno $three->{channel}, 3);
  %ENV = @rest;
  exec { $words[0] } @words or POSIX::_exit(127);
}
