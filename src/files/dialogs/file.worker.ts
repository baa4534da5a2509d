import type { FileAnswer } from '../opened'
import { readFile } from '../read-file'

const answer = (message: FileAnswer) => self.postMessage(message)

self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  try {
    answer(readFile(new Uint8Array(await data.arrayBuffer())))
  } catch {
    // The device took the file away while it was read: a stick that was pulled, a file that was deleted.
    answer({ kind: 'refused', refusal: 'unreadable' })
  }
})
