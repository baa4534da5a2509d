import { expect, it } from 'vitest'
import {
  evaluationHref,
  knownPath,
  languageHref,
  loginHref,
  pageAfterLogin,
  pageAfterRegistration,
  paths,
  registerHref,
  requestedPage,
} from './paths'

const after = (next: string) => pageAfterLogin(`?next=${encodeURIComponent(next)}`)

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'https://evil.example/app',
  'https:/app',
  'app',
  '',
  '/nowhere',
  '/api/auth/logout',
  '/',
  '/login',
  '/register',
  '//',
  '/%2F/evil.example',
  'http://here.invalid/account',
])('signing in with next=%j leads to the projects', (next) => {
  expect(after(next)).toBe(paths.app)
})

it('leads nowhere else without next, or with two', () => {
  expect(pageAfterLogin('')).toBe(paths.app)
  expect(pageAfterLogin('?next=//evil.example&next=/account')).toBe(paths.app)
})

it('the other language of a page is on this host, however its path begins', () => {
  for (const pathname of ['//evil.example', '///evil.example/x', '/evil.example'])
    expect(new URL(languageHref({ pathname, search: '', hash: '' }, 'ar'), 'http://here.invalid').host).toBe(
      'here.invalid',
    )
  expect(languageHref({ pathname: '/demo', search: '?start', hash: '#a' }, 'ar')).toBe('/demo?start=&lang=ar#a')
})

it.each(['/account', '/app/evaluation/17?step=costs#team', '/paywall', '/app/../account'])(
  'leads back to %s',
  (page) => {
    expect(after(page)).toBe(page.replace('/app/..', ''))
  },
)

it('asks to sign in with the page that was asked for', () => {
  expect(requestedPage(loginHref('/app').replace('/login', ''))).toBe('/app')
  expect(requestedPage('')).toBeNull()
  const href = loginHref('/app/projects/17?step=costs&lang=ar#a')
  expect(pageAfterLogin(href.slice(href.indexOf('?')))).toBe('/app/projects/17?step=costs&lang=ar#a')
})

it('registering in order to buy leads on to the purchase, unless there is nothing to buy', () => {
  const buying = registerHref(true).slice(paths.register.length)
  const user = { hasAccess: false, placeHeldUntil: null }
  expect(pageAfterRegistration(buying, user)).toBe(paths.paywall)
  expect(pageAfterRegistration('', user)).toBe(paths.app)
  expect(pageAfterRegistration(buying, { ...user, hasAccess: true })).toBe(paths.app)
  expect(pageAfterRegistration(buying, { ...user, placeHeldUntil: new Date() })).toBe(paths.app)
})

it('has a page at every specified path', () => {
  const projects = ['/projects', '/app', '/app/projects', '/app/evaluation/17', '/app/projects/17']
  const others = ['/', '/register', '/login', '/demo', '/paywall', '/admin']
  expect([...projects, ...others].filter((path) => !knownPath(path))).toEqual([])
  expect(knownPath('/nowhere')).toBe(false)
  expect(evaluationHref('17', { isNew: true })).toBe('/app/evaluation/17?new=true')
})
