import { type Http, jsonOf, statusFault } from '../core/http.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import { type CodeList, type MergedCode, readCodeList, readMergedCodes } from './code-list.ts';
import { type ContentFact, readContent } from './content.ts';
import { answerError, type DayList, readDayList } from './day-list.ts';

const TIMEOUT_MS = 30_000;
const TRIES = 4;
/** `PK`. */
const ZIP_MARK = [0x50, 0x4b];

interface Options {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly downloadBaseUrl: string;
  readonly requestsPerSecond: number;
  readonly http: Http;
  readonly now?: () => number;
  readonly sleep?: (ms: number) => Promise<void>;
}

/** Loads day lists and code lists; used by imports only. One request at a time, at a gentle pace. */
export class EdinetClient {
  readonly #options: Required<Options>;
  #next = 0;

  constructor(options: Options) {
    this.#options = { now: Date.now, sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)), ...options };
  }

  dayList(date: string): Promise<DayList> {
    const query = new URLSearchParams({ date, type: '2', 'Subscription-Key': this.#options.apiKey });
    return this.#patiently(async () => {
      const answer = await this.#get(`${this.#options.baseUrl}/documents.json?${query}`, 64 * 1024 * 1024);
      return readDayList(jsonOf(answer), date);
    });
  }

  codeList(): Promise<CodeList> {
    const url = `${this.#options.downloadBaseUrl}/searchdocument/codelist/Edinetcode.zip`;
    return this.#patiently(async () => readCodeList((await this.#get(url, 32 * 1024 * 1024)).bytes));
  }

  mergedCodes(): Promise<MergedCode[]> {
    const url = `${this.#options.downloadBaseUrl}/guide/static/disclosure/download/ESE140190.csv`;
    return this.#patiently(async () => readMergedCodes((await this.#get(url, 4 * 1024 * 1024)).bytes));
  }

  /** What a document says, as CSV (`type=5`). An error comes as JSON with HTTP 200, as everywhere in this API. */
  content(docId: string): Promise<ContentFact[]> {
    const query = new URLSearchParams({ type: '5', 'Subscription-Key': this.#options.apiKey });
    return this.#patiently(async () => {
      const answer = await this.#get(`${this.#options.baseUrl}/documents/${docId}?${query}`, 64 * 1024 * 1024);
      if (answer.bytes[0] === ZIP_MARK[0] && answer.bytes[1] === ZIP_MARK[1]) return readContent(answer.bytes);
      throw answerError(jsonOf(answer));
    });
  }

  async #get(url: string, maxBytes: number) {
    const answer = await this.#options.http({ url, maxBytes, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status !== 200) throw statusFault(answer);
    return answer;
  }

  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    const { now, sleep, requestsPerSecond } = this.#options;
    for (let attempt = 1; ; attempt++) {
      const wait = this.#next - now();
      if (wait > 0) await sleep(wait);
      this.#next = now() + 1000 / requestsPerSecond;
      try {
        return await work();
      } catch (error) {
        const retryable = error instanceof UpstreamError ? error.retryable : true;
        if (!retryable || attempt >= TRIES) throw error;
        await sleep(1000 * 4 ** (attempt - 1));
      }
    }
  }
}
