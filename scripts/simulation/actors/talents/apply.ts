import { accountsCalls, signUpCalls } from '@fareeq/domain/accounts/calls.ts'
import { phoneVerificationsCalls } from '@fareeq/domain/phone-verifications/calls.ts'
import { educationsCalls, experiencesCalls, projectsCalls, talentsCalls } from '@fareeq/domain/talents/calls.ts'
import { DAY, HOUR, dayOf } from '../../engine/days.ts'
import type { Habit, Scene } from '../../engine/scene.ts'
import type { Talent } from '../../engine/world.ts'
import { CODE_IN_SUBJECT, enter } from '../sign-in.ts'

/** Signs up, and goes as far as they go: most finish, some never come back. */
export const apply: Habit<Talent> = {
  name: 'talent.apply',
  async run(scene) {
    const { me, call, chance, count, calls, mailbox } = scene
    const code = mailbox.waitFor(me.email, CODE_IN_SUBJECT)
    await call(signUpCalls.register, {
      body: {
        type: 1,
        first_name: me.first_name,
        last_name: me.last_name,
        email: me.email,
        phone: me.phone,
        country_code: me.country,
        country: me.country,
        consent: { terms: true, privacy: true, marketing: chance.happens(0.6) },
      },
    })
    count('talent.signed_up')
    if (!chance.happens(0.95)) return
    await enter(calls, me, await code)
    me.state = 'member'
    await call(accountsCalls.setTimezone, { body: { timezone: me.zone } })
    if (!chance.happens(0.92)) return
    await provePhone(scene)
    scene.later('talent.profile', chance.around(1) * HOUR)
  },
}

export async function provePhone({ me, call, mailbox }: Scene<Talent>): Promise<void> {
  const code = mailbox.waitFor(me.phone, /(?<!\d)(\d{4})(?!\d)/)
  await call(phoneVerificationsCalls.requestPhoneCode, {
    body: { phone: me.phone, country_code: me.country, channel: 'sms' },
  })
  await call(phoneVerificationsCalls.verifyPhone, { body: { code: await code } })
}

const monthsAgo = (now: number, months: number) => dayOf(now - months * 30.4 * DAY).slice(0, 7)

/** The application, page by page. */
export const fillProfile: Habit<Talent> = {
  name: 'talent.profile',
  async run({ me, call, chance, later, now, count }) {
    const { months } = me
    await call(talentsCalls.savePersonalInfo, {
      body: {
        country: me.country,
        nationality: me.country,
        role: me.role,
        experience: { years: Math.floor(months / 12), months: months % 12 },
        showcased: chance.happens(0.3),
      },
    })
    await call(projectsCalls.create, { body: { name: 'Souq', type: 'web-app', link: 'https://souq.example.com' } })
    await call(experiencesCalls.create, {
      body: { title: me.role.replaceAll('_', ' '), company: 'Rimal', current: true, start: monthsAgo(now, months) },
    })
    if (chance.happens(0.7))
      await call(educationsCalls.create, {
        body: { school: 'University of Jordan', degree: 'BSc', field: 'Computer Science', undergraduate: false },
      })
    await call(talentsCalls.saveSkills, { body: { skills: me.skills } })
    await call(talentsCalls.saveLanguages, {
      body: {
        languages: [
          { id: me.lang, level: 'native' },
          { id: me.lang === 'ar' ? 'en' : 'ar', level: chance.pick(['advanced', 'intermediate']) },
        ],
      },
    })
    await call(talentsCalls.confirmTerms, {
      body: {
        availability: {
          full_time: !me.part_time,
          part_time: me.part_time,
          timing: chance.pick(['immediately', 1, 2, 4]),
        },
        salaries: me.part_time ? { part_time: Math.max(250, Math.round(me.ask / 2)) } : { full_time: me.ask },
        salary_shown: chance.happens(0.4),
      },
    })
    for (const step of [2, 3, 4, 5, 6, 7, 8]) await call(talentsCalls.saveStep, { body: { step } })
    me.state = 'applied'
    me.is_live = true
    count('talent.applied')
    if (chance.happens(0.9)) later('talent.test', chance.around(me.hours) * HOUR)
  },
}
