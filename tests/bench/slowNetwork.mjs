/**
 * A network as slow as Lighthouse's "slow 4G", in front of servers on this machine: a process of its
 * own that is given pairs of ports, `from:to`. The browser's own throttling does not reach pages that
 * are prerendered, and a page that is loaded ahead must share the line with the one that is shown.
 */
import { connect, createServer } from 'node:net';

const roundTrip = 150;
const downBitsPerSecond = 1_600_000;
const upBitsPerSecond = 750_000;
/** What one packet carries: the connections take turns with these. */
const packetBytes = 1460;

/**
 * One direction of the line, which all connections share.
 *
 * @param {number} bitsPerSecond
 */
function oneWay(bitsPerSecond) {
  /** @type {(() => { bytes: number, arrive: () => void } | undefined)[]} */
  const senders = [];
  let freeAt = 0;
  let isSending = false;

  const sendNext = () => {
    const sender = senders.shift();
    if (!sender) {
      isSending = false;
      return;
    }
    const packet = sender();
    if (!packet) {
      sendNext();
      return;
    }
    senders.push(sender);
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (packet.bytes * 8000) / bitsPerSecond;
    setTimeout(() => {
      setTimeout(packet.arrive, roundTrip / 2);
      sendNext();
    }, freeAt - now);
  };

  /** @param {import('node:net').Socket} source @param {import('node:net').Socket} sink */
  return (source, sink, opensAt = 0) => {
    /** @type {(Buffer | 'end')[]} */
    const waiting = [];
    const next = () => {
      const chunk = waiting.shift();
      if (chunk === undefined) return undefined;
      return chunk === 'end'
        ? { bytes: 0, arrive: () => sink.end() }
        : { bytes: chunk.length, arrive: () => sink.writable && sink.write(chunk) };
    };
    const queue = () => {
      if (!senders.includes(next)) senders.push(next);
      if (isSending) return;
      isSending = true;
      sendNext();
    };
    const send = (/** @type {Buffer | 'end'} */ chunk) => {
      if (chunk === 'end') waiting.push(chunk);
      else
        for (let at = 0; at < chunk.length; at += packetBytes)
          waiting.push(chunk.subarray(at, at + packetBytes));
      const untilOpen = opensAt - performance.now();
      if (untilOpen > 0) setTimeout(queue, untilOpen);
      else queue();
    };
    // The receiver has given up. The sender learns of it half a round trip later, and stops.
    for (const over of ['end', 'close'])
      sink.on(over, () => setTimeout(() => waiting.splice(0), roundTrip / 2));
    source.on('data', send);
    source.on('end', () => send('end'));
    for (const socket of [source, sink]) socket.on('error', () => source.destroy());
    source.on('close', () => sink.destroySoon());
  };
}

for (const pair of process.argv.slice(2)) {
  const [from, to] = pair.split(':').map(Number);
  const up = oneWay(upBitsPerSecond);
  const down = oneWay(downBitsPerSecond);
  createServer({ allowHalfOpen: true }, (visitor) => {
    const server = connect({ port: to ?? 0, host: '127.0.0.1', allowHalfOpen: true });
    // The handshake that a connection begins with.
    up(visitor, server, performance.now() + roundTrip);
    down(server, visitor);
  }).listen(from, '127.0.0.1');
}
