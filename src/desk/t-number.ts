/** T and 13 digits; the first digit checks the other twelve (modulus 9, weights 1 and 2 from the right). */
export function readTNumber(text: string): string | null {
  const folded = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-‐-―ー−]/g, '');
  return /^T\d{13}$/.test(folded) ? folded : null;
}

export function hasValidCheckDigit(number: string): boolean {
  const digits = [...number.slice(1)].map(Number);
  const sum = digits
    .slice(1)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return digits[0] === 9 - (sum % 9);
}
