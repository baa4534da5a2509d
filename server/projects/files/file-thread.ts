import { parentPort } from 'node:worker_threads'
import type { FileOrder, MakeFile } from '../../../src/files/made-file'
import type { FileAnswer } from './file-maker'

// The thread in which files are made: src/app/exports/make-file.ts, built apart for it is made of React.

const program = new URL('../prerender/make-file.js', import.meta.url)
const { makeFile }: { makeFile: MakeFile } = await import(program.href)

async function answerTo(order: FileOrder): Promise<FileAnswer> {
  try {
    return { file: await makeFile(order) }
  } catch (cause) {
    return { fault: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }
  }
}

parentPort?.on('message', async (order: FileOrder) => {
  const answer = await answerTo(order)
  parentPort?.postMessage(answer, 'file' in answer ? [answer.file.bytes.buffer] : [])
})
