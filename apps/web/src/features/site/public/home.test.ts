import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { overlapHours } from '@fareeq/domain/talents/rules.ts'
import { SERVICE_SLUGS } from '@fareeq/domain/site/rules.ts'
import type { PageContents } from '@fareeq/domain/site/schema-pages.ts'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FooterBlocks } from '../../../areas/public/footer-blocks.tsx'
import { SPECIFIED_POLICIES } from '@fareeq/domain/kernel/policies/policies.ts'
import { ar as frameAr } from '../../../areas/public/messages/ar.ts'
import { LanguageProvider } from '../../../platform/i18n/i18n.ts'
import { PageProvider } from '../../../platform/navigation/page-data.tsx'
import { ar } from '../messages/home/ar.ts'
import { ar as clientAr } from '../messages/home/ar-client.ts'
import { ar as talentAr } from '../messages/home/ar-talent.ts'
import { en as clientEn } from '../messages/home/en-client.ts'
import { Stats } from '../parts/home/stats.tsx'
import { Screen as HomeClient } from './home-client.tsx'
import { Screen as HomeTalent } from './home-talent.tsx'

const client = { ar: clientAr, en: clientEn }

describe.each(LANGS)('what the front pages draw is true (%s)', (lang) => {
  test('Riyadh and Tunis share seven hours, summer and winter', () => {
    const hours = ['2026-01-15', '2026-07-15'].map(
      (day) => overlapHours('Asia/Riyadh', 'Africa/Tunis', new Date(day)).hours,
    )
    expect(hours).toEqual([7, 7])
    expect(client[lang].why.overlap.shared).toContain('7')
  })
})

test('every service is a way to work with us', () => {
  expect(Object.keys(talentAr.services.ways).toSorted()).toEqual(SERVICE_SLUGS.toSorted())
})

describe('before anybody is published and any company may be named', () => {
  const claim = { slug: 'organisations', value: '+450', label: 'جهة خدمناها', how: 'بالعدّ', as_of: '2026-11-01' }
  const step = { slug: 'technical-assessment', title: 'التقييم التقني', text: 'أسئلة', promise: 'بعد 10 دقائق' }
  const empty = {
    lang: 'ar',
    services: [],
    has_story: false,
    policies: SPECIFIED_POLICIES,
    figures: {},
    organisations: [],
    talents: [],
    service_cards: [],
    experts: [],
  }
  const content = {
    ...empty,
    claims: [claim],
    selection_steps: [step],
    sectors: [{ slug: 'health', name: 'الصحة', text: 'مواعيد' }],
  }
  const draw = (
    id: 'homeClient' | 'homeTalent',
    screen: ReactElement = createElement(id === 'homeClient' ? HomeClient : HomeTalent),
    has_story = false,
  ) => {
    const page = { ...content, id, has_story } as unknown as PageContents['homeClient']
    /* oxlint-disable react/no-children-prop -- without JSX, a required child is a prop */
    const inner = createElement(LanguageProvider, { initial: 'ar', children: screen })
    return renderToStaticMarkup(createElement(PageProvider, { data: { page }, children: inner }))
    /* oxlint-enable react/no-children-prop */
  }

  test.each([
    ['homeClient', clientAr],
    ['homeTalent', talentAr],
  ] as const)('%s shows the steps, the claim and the sectors instead', (id, words) => {
    const html = draw(id)
    expect(html).toContain(words.board.steps)
    expect(html).toContain(ar.sectorsInstead)
    expect(html.match(/\+450/g)?.length).toBeGreaterThan(1)
    for (const missing of ['id="talents"', 'id="experts"', ar.demo]) expect(html).not.toContain(missing)
  })

  test('a live figure stands beside its claim only where the page is given one', () => {
    const counted = { ...claim, slug: 'talents', value: '+55 ألف', figure: 'talents' }
    const htmlOf = (figures: object) => {
      const page = { ...content, id: 'homeClient', claims: [counted], figures } as unknown as PageContents['homeClient']
      return draw('homeClient', createElement(Stats, page))
    }
    expect(htmlOf({ talents: 55_301 })).toContain(ar.stats.live(55_301))
    expect(htmlOf({})).not.toContain(ar.stats.live(0).split(':')[0])
  })

  test.each([true, false])('the foot leads to a client’s story where one is told: %s', (hasStory) => {
    const html = draw('homeClient', createElement(FooterBlocks, { words: frameAr.footer }), hasStory)
    expect(html.includes('href="/case-study"')).toBe(hasStory)
    expect(html).toContain('href="/podcast"')
  })
})
