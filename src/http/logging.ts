import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Logs never carry what a caller sent: bodies are not logged at all, and the headers that hold money or identity are
 * removed wherever a header object might appear.
 */
const REDACTED = [
  'headers["payment-signature"]',
  'headers["x-payment"]',
  'headers.authorization',
  'headers.cookie',
  '*.headers["payment-signature"]',
  '*.headers["x-payment"]',
  '*.headers.authorization',
  '*.headers.cookie',
  'body',
  'input',
  'text',
  '*.body',
  '*.input',
  '*.image_base64',
  '*.front_image_base64',
  '*.back_image_base64',
  'privateKey',
  '*.privateKey',
];

export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: { paths: REDACTED, censor: '[redacted]' },
      serializers: { err: describeError },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination({ dest: 2, sync: false }),
  );

/** Name, message and stack only: an error's own properties may hold a request. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 200) };
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message.slice(0, 500), stack: error.stack?.slice(0, 4000), ...cause };
}
