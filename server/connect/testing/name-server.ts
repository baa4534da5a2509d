import { createSocket } from 'node:dgram'

const typeA = 1

/** The question of a query, and what it asks for. */
function questionIn(query: Buffer) {
  const end = query.indexOf(0, 12) + 5
  return { question: query.subarray(12, end), type: query.readUInt16BE(end - 4) }
}

/** The answer with an IPv4 address; to a question for another kind of address, that there is none. */
function answerTo(query: Buffer, address: string): Buffer {
  const { question, type } = questionIn(query)
  const head = Buffer.from(query.subarray(0, 12))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(type === typeA ? 1 : 0, 6)
  head.fill(0, 8)
  const record = Buffer.from([0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, 9, 0, 4, ...address.split('.').map(Number)])
  return Buffer.concat([head, question, ...(type === typeA ? [record] : [])])
}

/** A name server on loopback that answers every name with one address, or never answers. */
export async function startNameServer(address: string | null) {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address: sender }) => {
    if (address !== null) socket.send(answerTo(query, address), port, sender)
  })
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', () => ready()))
  const stop = () => new Promise<void>((closed) => socket.close(() => closed()))
  return { server: `127.0.0.1:${socket.address().port}`, stop }
}
