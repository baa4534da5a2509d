import { afterAll, vi } from 'vitest'

// What a page loads later is waited for: a load that the end of a file cuts off would fail for all files after it.
afterAll(() => vi.dynamicImportSettled())
