import { expect, test } from 'vitest'
import { accountErrors } from './errors.ts'

/** The browser matches these by text, so the text is fixed. */
test('a registered address is refused in the words of the specification [X-026]', () => {
  expect(accountErrors.email_registered).toMatchObject({
    status: 422,
    en: 'This email already registered, Try to login',
    ar: 'هذا البريد مسجَّل من قبل، جرّب تسجيل الدخول',
  })
  expect(accountErrors.email_of_talent).toMatchObject({
    status: 422,
    en: "This email is used as a talent's email, please choose another email",
    ar: 'هذا البريد مستخدم لحساب كفاءة، اختر بريدًا آخر',
  })
})

test('a free mailbox is refused in the words of the specification', () => {
  expect(accountErrors.email_not_business).toMatchObject({
    status: 422,
    en: 'The email must be a business email address.',
    ar: 'يجب أن يكون البريد الإلكتروني بريد عمل.',
  })
})
