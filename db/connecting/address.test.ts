import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readAddress } from './address'

it.each([
  ['postgresql://u:p%40s@h/d', { hosts: [{ host: 'h', port: 5432 }], user: 'u', password: 'p@s', mustWrite: false }],
  [
    'postgresql://u@h1:5433,h2/d',
    {
      hosts: [
        { host: 'h1', port: 5433 },
        { host: 'h2', port: 5432 },
      ],
      mustWrite: true,
    },
  ],
  ['postgresql://h1,h2/d?target_session_attrs=any', { mustWrite: false }],
  ['postgresql://u@/d?host=/run/postgresql', { hosts: [{ path: '/run/postgresql/.s.PGSQL.5432' }], database: 'd' }],
  ['postgres://u@%2Frun%2Fpostgresql/d?port=6000', { hosts: [{ path: '/run/postgresql/.s.PGSQL.6000' }] }],
  ['postgresql://[::1]:5433/d', { hosts: [{ host: '::1', port: 5433 }] }],
  ['postgresql://h/d?sslmode=require', { ssl: 'require' }],
  ['postgresql://h/d?sslmode=verify-full', { ssl: {} }],
  ['postgresql://h/d?options=-csearch_path%3Dx', { ssl: false, parameters: { options: '-csearch_path=x' } }],
])('reads %s as libpq does', (url, expected) => {
  expect(readAddress(url)).toMatchObject(expected)
})

it('verifies who signed wherever a certificate authority is named', () => {
  const file = join(tmpdir(), `mizan-ca-${process.pid}.crt`)
  writeFileSync(file, 'of ours')
  const { ssl } = readAddress(`postgresql://h/d?sslrootcert=${file}`)
  expect(ssl).toMatchObject({ ca: Buffer.from('of ours') })
  expect(ssl).not.toHaveProperty('rejectUnauthorized')
})

it.each([
  'mysql://h/d',
  'postgresql://h:70000/d',
  'postgresql://h/d?sslmode=of',
  'postgresql://h/d?target_session_attrs=x',
])('refuses %s', (url) => {
  expect(() => readAddress(url)).toThrow()
})
