// What the steps from one machine to many have to reach.
import { atMost, none } from '../../goals.mjs'

export const partitionedGoals = ({ partitions, passed, failed }) => [
  {
    ...none(`of ${passed + failed} tests of the server on ${partitions} partitions, failed`, failed),
    valid: passed > 0,
  },
]

/** Without prepared statements PostgreSQL plans each statement again, and a pooler passes it on. */
export const pooledGoals = ({ measured }) =>
  measured.flatMap(({ name, pooled }) => [
    {
      ...atMost(
        `${name}: processor time through a pooler, in times that of directly`,
        pooled.processor.ratio,
        2,
        '×',
        true,
      ),
      spread: [pooled.processor.min, pooled.processor.max],
    },
    atMost(`${name}: how long it takes, in times that of directly`, pooled.wait.ratio, 2, '×', true),
  ])

/** What those notice who read and save while a release changes a large database. */
export const lockGoals = ({ migrations }) =>
  migrations.flatMap(({ tag, heldMs, waitMs }) => [
    atMost(`${tag}: longest lock that others wait for`, heldMs, 1000, 'ms', true),
    atMost(`${tag}: longest wait of a reader or a save`, waitMs, 1000, 'ms', true),
  ])
