import { mappedFormat } from '../../../files/actuals/formats/mapped-format'
import { SalesReader } from '../../../files/actuals/read-sales'
import { salesFileBounds } from '../../../files/limits'
import { shownName } from '../../../files/shown-name'
import type { SalesMessage, SalesTask } from './sales-messages'

const tell = (message: SalesMessage) => self.postMessage(message)

self.addEventListener('message', async ({ data }: MessageEvent<SalesTask>) => {
  let name = ''
  const reader = new SalesReader({
    ...data,
    // Drawn here and forgotten with the worker: what customers are told apart by leaves it in no form.
    salt: crypto.randomUUID(),
    mapped: data.columns.flatMap((names) => mappedFormat(names) ?? []),
    onProgress: (rows) => tell({ kind: 'progress', name, rows }),
  })
  for (const file of data.files) {
    name = shownName(file.name)
    tell({ kind: 'progress', name, rows: 0 })
    try {
      if (file.size > salesFileBounds.bytes) reader.refuse(name, 'tooLarge')
      else await reader.read(name, new Uint8Array(await file.arrayBuffer()))
    } catch {
      // The device took the file away while it was read.
      reader.refuse(name, 'unreadable')
    }
  }
  tell({ kind: 'read', reading: reader.reading() })
})
