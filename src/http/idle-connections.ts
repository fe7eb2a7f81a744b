import type { Socket } from 'node:net';
import type { LoopTurns } from './loop-turns.ts';

/**
 * Connections that wait for their next request. Reading a head costs before anything is answered (400 headers: a third
 * of a millisecond), and the loop reads all that have something in one turn: when the turn has no time left the others
 * are not read, and a few are let in again in each later one.
 */
export interface IdleConnections {
  add(socket: Socket): void;
  /** It asks, or has gone. */
  remove(socket: Socket): void;
  /** Reads nobody new until the work that waits is done, if this turn has taken its time. */
  holdIfSpent(): void;
}

/** Together they fit into a turn, whatever their heads cost. */
const LET_IN_AT_ONCE = 8;

export function createIdleConnections(turns: LoopTurns): IdleConnections {
  const idle = new Set<Socket>();
  const held = new Set<Socket>();

  const letIn = (): void => {
    let room = turns.hasWaiting() ? 0 : LET_IN_AT_ONCE;
    for (const socket of held) {
      if (room-- <= 0) break;
      held.delete(socket);
      idle.add(socket);
      socket.resume();
    }
    if (held.size > 0) setImmediate(letIn);
  };
  return {
    add: (socket) => void idle.add(socket),
    remove(socket) {
      idle.delete(socket);
      held.delete(socket);
    },
    holdIfSpent() {
      if (idle.size === 0 || !turns.isSpent()) return;
      if (held.size === 0) setImmediate(letIn);
      for (const socket of idle) {
        socket.pause();
        held.add(socket);
      }
      idle.clear();
    },
  };
}
