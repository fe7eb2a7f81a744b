const COUNTED = '分|膳|枚|双|個|月分|箱';
/** `lokg`, `6o分`, `l2双`: figures in front of a measure that a reader took for letters. */
const MEASURED = new RegExp(
  String.raw`(?<![A-Za-z\d.])(?:(?=[\doOl]*\d)(?=\d*[oOl])[l1-9][\doOl]*(?=(?:kg|g|ml|mm|cm|m|L|${COUNTED})(?![a-z]))|l[ol]{1,2}(?=(?:kg|mm|cm|${COUNTED})(?![a-z])))`,
  'g',
);

/** A name whose measure is written in figures; in `oil` and `LLサイズ` nothing is measured. */
export const withDigits = (name: string): string =>
  /[oOl]/.test(name) ? name.replace(MEASURED, (read) => read.replace(/[oO]/g, '0').replaceAll('l', '1')) : name;
