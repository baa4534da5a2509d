import * as z from 'zod/mini'
import { drivers } from '../model/decisions/drivers'
import { levers } from '../model/decisions/levers'
import { goalKinds } from '../model/decisions/seek'
import { runLimits, uncertainDrivers, usualSettings } from '../model/decisions/uncertainty'
import { figuresSchema, fileLanguage, reportKind } from './project-schema'

// What programs ask of the model beyond an evaluation. Percentages are of today's value.

const projectData = z.string()
const change = z.number().check(z.gte(-100), z.lte(1000))

/** One schema for each of some names, each of which may be missing. */
const forEach = <const Name extends string, Schema extends z.ZodMiniType>(names: readonly Name[], schema: Schema) =>
  z.optional(z.strictObject(Object.fromEntries(names.map((name) => [name, z.optional(schema)]))))

export const planOnlySchema = z.object({ projectData })

export const planFileSchema = z.object({ projectData, language: fileLanguage })
export const planReportSchema = z.object({ projectData, language: fileLanguage, kind: reportKind })

export const seekSchema = z.object({
  projectData,
  lever: z.enum(levers),
  goal: z.object({ kind: z.enum(goalKinds), value: z.number() }),
})

/** What a driver may do; a range that is missing is the usual one. */
const range = z
  .object({ low: change, high: change })
  .check(z.refine(({ low, high }) => low <= high, { error: 'fieldRange', path: ['high'] }))
export const tornadoSchema = z.object({ projectData, ranges: forEach(drivers, range) })

const spread = z
  .object({ low: change, mode: change, high: change })
  .check(z.refine(({ low, mode, high }) => low <= mode && mode <= high, { error: 'fieldRange', path: ['mode'] }))

/** Fewer runs than a page may make: a page has its own processor. */
const maxRuns = 5000
export const simulateSchema = z.object({
  projectData,
  runs: z._default(z.int().check(z.gte(runLimits.min), z.lte(maxRuns)), 1000),
  seed: z._default(z.int().check(z.gte(0), z.lte(2_147_483_647)), usualSettings.seed),
  spreads: forEach(uncertainDrivers, spread),
})

export const discountsSchema = z.object({ projectData, discountPct: z.number().check(z.gte(0), z.lte(90)) })

/** A plan, and figures that are set in it. */
export const patchSchema = z.object({ projectData, figures: figuresSchema })

export const compareSchema = z.object({ projectData, comparedWith: z.string() })
