import { mkdtemp, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createRefuseEasyPassword } from './judge'
import { emptyList, readWordList } from './word-list'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-words-'))
})

describe('the list of an operator', () => {
  it('refuses what is on it, in any of its spellings', async () => {
    const file = join(folder, 'breached.txt')
    await writeFile(file, 'Purple Lantern Sea\r\nنخلة خلف المدرسة\r\n\r\nlast line without an end')
    const refuse = createRefuseEasyPassword(await readWordList(file))
    for (const password of [
      'purple lantern sea',
      'PURPLE LANTERN SEA 12',
      'نخله خلف المدرسه٧',
      'last line without an end',
    ])
      expect(() => refuse(password, { email: 'a@shop.example' })).toThrow('BAD_INPUT')
    expect(() => refuse('purple lantern seas', { email: 'a@shop.example' })).not.toThrow()
    expect(() => createRefuseEasyPassword(emptyList)('purple lantern sea', { email: 'a@shop.example' })).not.toThrow()
  })

  it('stops the start with one line when it cannot be read, or would take too much memory', async () => {
    await expect(readWordList(join(folder, 'missing.txt'))).rejects.toThrow(
      /^Wrong setting COMMON_PASSWORDS_FILE: \S+missing\.txt cannot be read \(ENOENT\)$/,
    )
    await expect(readWordList(folder)).rejects.toThrow(/^Wrong setting COMMON_PASSWORDS_FILE: .*\(EISDIR\)$/)
    const large = join(folder, 'large.txt')
    await writeFile(large, '')
    await truncate(large, 33 * 1024 * 1024)
    await expect(readWordList(large)).rejects.toThrow(/^Wrong setting COMMON_PASSWORDS_FILE: .*larger than 32 MB/)
  })
})
