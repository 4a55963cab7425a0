import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultsOf } from '../kernel/validation/validation.ts'
import { visitorForm } from './schema-visitors.ts'

const friend = {
  step: 'invite',
  name: 'سارة العلي',
  email: 'Sara@X.test',
  phone: '',
  role_id: 'qa_engineer',
  years: '٣٫٥',
  linkedin: '',
  consent: 'on',
  pass: 'p'.repeat(60),
  website: '',
}
const read = (form: object) => {
  const parsed = z.safeParse(visitorForm(), form, { reportInput: true })
  return parsed.success ? parsed.data : faultsOf(parsed.error.issues).map(({ field, kind }) => [field, kind.code])
}

test('a friend is read from a form as from the page’s script', () => {
  const fields = { name: 'سارة العلي', email: 'sara@x.test', years: 3.5, consent: true }
  expect(read(friend)).toMatchObject(fields)
  expect(read({ ...friend, years: 3.5, consent: true })).toMatchObject(fields)
})

test.each([
  [{ ...friend, years: '' }, [['years', 'required']]],
  [{ ...friend, years: 'some' }, [['years', 'wrong_type']]],
  [{ ...friend, years: '61' }, [['years', 'max_value']]],
  [{ ...friend, consent: undefined }, [['consent', 'consent']]],
  [{ ...friend, pass: 'mine' }, [['pass', 'wrong_type']]],
  [{ step: 'introduce', name: 'win at http://x.test', email: 'a@b.test' }, [['name', 'letters_only']]],
  [{ step: 'introduce', name: 'Layla', email: '' }, [['email', 'required']]],
  [{ step: 'confirm', name: 'Layla', email: 'a@b.test', code: '' }, [['code', 'required']]],
])('%j is refused: %j', (form, faults) => expect(read(form)).toEqual(faults))
