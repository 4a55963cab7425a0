import * as z from 'zod/mini'
import { line as textLine } from '../kernel/validation/fields.ts'
import { LABEL_LENGTH, LINE_KINDS, isByHand } from './limits.ts'
import { discount, price } from './schema.ts'

/** A line by hand that is ours alone: what a quote and a recurring invoice are made of. */
export const serviceLine = () =>
  z.strictObject({
    kind: z.literal(LINE_KINDS.filter(isByHand), 'choice'),
    label: textLine(LABEL_LENGTH),
    amount: price(),
    discount: z.optional(discount()),
  })
export type ServiceLine = z.output<ReturnType<typeof serviceLine>>
export const serviceLines = (max: number) => z.array(serviceLine()).check(z.minLength(1, 'required'), z.maxLength(max))
