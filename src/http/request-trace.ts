import type { IncomingMessage } from 'node:http';
import type { Tracer } from '../trace/tracer.ts';
import { answerForError, type HttpAnswer } from './answer.ts';

/** The route, not the path: a path may hold the id of a job, and a query a name. */
export async function inTrace(
  tracer: Tracer,
  { method = 'GET', headers }: IncomingMessage,
  route: string,
  work: () => Promise<HttpAnswer | null>,
): Promise<HttpAnswer | null> {
  const { traceparent } = headers;
  let status = 0;
  const attributes = () => ({
    'http.request.method': method,
    'http.route': route,
    ...(status > 0 ? { 'http.response.status_code': status } : {}),
  });
  const parent = typeof traceparent === 'string' ? traceparent : undefined;
  let refused: unknown;
  const written = await tracer.root(`${method} ${route}`, { parent, attributes }, async () => {
    try {
      const answer = await work();
      status = answer?.status ?? 0;
      return answer;
    } catch (error) {
      status = answerForError(error).status;
      // A request that is refused is no error of the server.
      if (status >= 500) throw error;
      refused = error;
      return null;
    }
  });
  if (refused !== undefined) throw refused;
  return written;
}
