import { because } from '../../contract/error-details.ts';
import { serviceError } from '../../contract/errors.ts';
import { FetchFailure, type FetchOptions, fetchSafely, fileUrlError } from '../../net/index.ts';
import { type DocumentFormat, declaredTypeMatches, sniffFormat } from './format.ts';
import type { DocumentSource } from './source.ts';

/** A file as it came in: its bytes and what they are. */
export interface LoadedDocument {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  /** Media type the sender named (data URL or HTTP header), and whether it fits the bytes; null when none was named. */
  readonly declaredType: string | null;
  readonly declaredTypeMatches: boolean | null;
}

/** The face of the intake: `Services.documents`. */
export interface Documents {
  /** Bytes of an upload, or of a URL; what is no supported format is refused here, before it waits for OCR. */
  readonly load: (source: FileSource, signal?: AbortSignal) => Promise<LoadedDocument>;
}

export type FileSource = Exclude<DocumentSource, { kind: 'text' }>;

export interface IntakeOptions {
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** Tests reach a stand-in server with it. */
  readonly network?: Pick<FetchOptions, 'resolve' | 'allowAddress' | 'ca'>;
}

const MAX_REDIRECTS = 2;

export function openIntake({ maxBytes, timeoutMs, network = {} }: IntakeOptions): Documents {
  const fetchFile = async (url: string, signal: AbortSignal | undefined) => {
    try {
      const headers = { accept: 'image/*, application/pdf;q=0.9, */*;q=0.1' };
      const answer = await fetchSafely({
        url,
        headers,
        maxBytes,
        timeoutMs,
        maxRedirects: MAX_REDIRECTS,
        signal,
        ...network,
      });
      if (answer.status !== 200) {
        throw serviceError('file_url_unreachable', { detail: because('server_answered', { status: answer.status }) });
      }
      return { bytes: answer.bytes, declaredType: answer.header('content-type') };
    } catch (error) {
      if (error instanceof FetchFailure) throw fileUrlError(error);
      throw error;
    }
  };
  return {
    load: async (source, signal) => {
      const { bytes, declaredType } =
        source.kind === 'url'
          ? await fetchFile(source.url, signal)
          : { bytes: source.upload.bytes, declaredType: source.upload.declaredType ?? null };
      const format = sniffFormat(bytes);
      if (format === undefined) throw serviceError('unsupported_media_type');
      return {
        bytes,
        format,
        declaredType,
        declaredTypeMatches: declaredType === null ? null : declaredTypeMatches(format, declaredType),
      };
    },
  };
}
