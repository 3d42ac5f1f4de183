# YAML::PP in a process of its own; see voter.py for what is asked and answered.
use strict;
use warnings;
use B ();
use JSON::PP ();
use YAML::PP ();

binmode STDIN;
binmode STDOUT;
$| = 1;
my $json = JSON::PP->new->ascii->allow_nonref->allow_bignum;
my $yaml = YAML::PP->new(schema => ['Core'], boolean => 'JSON::PP', cyclic_refs => 'fatal');

# The value with what JSON lacks in a form that JSON has.
sub plain {
  my ($value) = @_;
  return undef unless defined $value;
  if (ref $value eq 'HASH') { return { map { $_ => plain($value->{$_}) } keys %$value } }
  if (ref $value eq 'ARRAY') { return [map { plain($_) } @$value] }
  return $value if ref $value;
  my $flags = B::svref_2object(\$value)->FLAGS;
  if ($flags & B::SVf_NOK and !($flags & B::SVf_POK)) {
    return { '$float' => '.nan' } if $value != $value;
    return { '$float' => $value > 0 ? '.inf' : '-.inf' } if $value * 0 != 0;
    return { '$number' => sprintf('%.17g', $value) };
  }
  return $value;
}

while (my $length = <STDIN>) {
  read STDIN, my $data, $length + 0;
  my $answer = eval {
    local $SIG{__WARN__} = sub { };
    utf8::decode($data) or die "not UTF-8\n";
    $data =~ s/\A\x{FEFF}//;
    my @documents = $yaml->load_string($data);
    die "not one document\n" unless @documents == 1;
    $json->encode(['value', plain($documents[0])]);
  };
  $answer = $json->encode(['refused', substr "$@", 0, 300]) unless defined $answer;
  print $answer, "\n";
}
