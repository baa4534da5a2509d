import { expect, it } from 'vitest'
import { calendarText } from './calendar'

it('is a calendar whose whole days come again, with every letter of its words', () => {
  const text = calendarText(
    'متجر نور; papers, duties',
    [
      {
        id: 'register',
        date: '2027-01-01',
        every: 'year',
        title: 'السجل التجاري',
        text: 'رسوم: 200 ر.س',
        url: 'https://a.example/x',
      },
      { id: 'vatReturn', date: '2027-04-30', every: 'quarter', title: 'VAT, return', text: 'a\nb', url: null },
      { id: 'trademark', date: '2027-01-01', every: 'once', title: 'x'.repeat(200), text: '', url: null },
    ],
    new Date('2026-11-23T12:00:00Z'),
  )
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR$/)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const whole = text.replace(/\r\n /g, '')
  for (const part of [
    'DTSTART;VALUE=DATE:20270101',
    'DTSTART;VALUE=DATE:20270430',
    'RRULE:FREQ=YEARLY',
    'RRULE:FREQ=MONTHLY;INTERVAL=3',
    'SUMMARY:السجل التجاري',
    'SUMMARY:VAT\\, return',
    'UID:register-2027-01-01@mizan',
    `SUMMARY:${'x'.repeat(200)}`,
  ])
    expect(whole).toContain(part)
  expect(whole.match(/BEGIN:VEVENT/g)).toHaveLength(3)
})
