import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type Issue, encodeFault } from './faults.ts'

/** zodResolver, with our codes in place of zod's sentences. Rules that name themselves in the schema stay as they are. */
export const resolverOf = <Fields extends z.ZodMiniType<unknown, FieldValues>>(
  schema: Fields,
): Resolver<z.input<Fields>, unknown, z.output<Fields>> =>
  zodResolver(schema, { error: (issue) => encodeFault(issue as Issue) })
