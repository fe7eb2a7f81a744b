/** A file was refused: where and why, in words for the operator. The data in service stay as they are. */
export class ImportError extends Error {
  readonly file: string;
  readonly line: number | null;

  constructor(file: string, line: number | null, reason: string) {
    super(line === null ? `${file}: ${reason}` : `${file}, line ${line}: ${reason}`);
    this.name = 'ImportError';
    this.file = file;
    this.line = line;
  }
}
