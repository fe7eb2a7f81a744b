import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/**
 * Messages over the pipe to a process: two lengths of four bytes each, the value as V8 writes it, then bytes that go
 * along as they are. Not Node's own channel, because what arrives comes from a process that reads foreign bytes: there a
 * few wrong ones end the receiver, and a message may be as long as it likes. Taking a value apart holds the receiver, so
 * it has a limit of its own; bytes that go along are not looked at.
 */
export interface Frames {
  send(value: unknown, along?: Uint8Array, sent?: () => void): void;
}

export interface FrameEvents {
  message(value: unknown, along: Buffer | undefined): void;
  /** The other side does not keep to the form; nothing more is read. */
  broken(reason: string): void;
}

export interface FrameLimits {
  readonly value: number;
  readonly along: number;
}

const HEADER_BYTES = 8;
const NO_LIMITS: FrameLimits = { value: 0xffff_ffff, along: 0xffff_ffff };

export function openFrames(stream: Duplex, events: FrameEvents, most = NO_LIMITS): Frames {
  let chunks: Buffer[] = [];
  let arrived = 0;
  let lengths: FrameLimits | undefined;

  /** The next bytes, once so many are there. */
  function take(count: number): Buffer | undefined {
    if (arrived < count) return;
    const all = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, arrived);
    chunks = [all.subarray(count)];
    arrived -= count;
    return all.subarray(0, count);
  }

  function fail(reason: string): void {
    stream.off('data', read);
    stream.resume();
    chunks = [];
    arrived = 0;
    lengths = undefined;
    events.broken(reason);
  }

  /** The next message with what goes along, once all of it is there. */
  function next(): Buffer | undefined {
    lengths ??= readLengths(take(HEADER_BYTES));
    if (!lengths) return;
    const { value, along } = lengths;
    if (value <= most.value && along <= most.along) return take(value + along);
    fail(`a message of ${value} and ${along} bytes`);
    return;
  }

  /** What V8 cannot read is no message either. */
  function readValue(body: Buffer): { value: unknown } | undefined {
    try {
      return { value: deserialize(body) };
    } catch {
      return;
    }
  }

  function read(chunk: Buffer): void {
    chunks.push(chunk);
    arrived += chunk.length;
    for (let body = next(); body; body = next()) {
      const { value, along } = lengths!;
      lengths = undefined;
      const message = readValue(body.subarray(0, value));
      if (message) events.message(message.value, along > 0 ? body.subarray(value) : undefined);
      else fail('a message that cannot be read');
    }
  }

  stream.on('data', read);
  // A pipe whose other end is gone: the end of the process tells.
  stream.on('error', () => {});
  return {
    send(value, along, sent) {
      const body = serialize(value);
      const header = Buffer.alloc(HEADER_BYTES);
      header.writeUInt32LE(body.length);
      header.writeUInt32LE(along?.length ?? 0, 4);
      stream.write(header);
      if (along) stream.write(body);
      stream.write(along ?? body, sent && (() => sent()));
    },
  };
}

const readLengths = (header: Buffer | undefined): FrameLimits | undefined =>
  header && { value: header.readUInt32LE(), along: header.readUInt32LE(4) };
