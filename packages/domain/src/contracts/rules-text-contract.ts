import { FIRST_TEMPLATE } from '../contract-templates/rules-first.ts'
import { renderTemplate } from '../contract-templates/rules-rendering.ts'
import type { Bilingual } from '../kernel/language/locale.ts'
import type { TextFacts } from './rules-text-facts.ts'
import { templateValues } from './rules-text-values.ts'

/** What both sides read side by side and sign, numbered alike; the same facts and version make the same text. */
export const contractText = (facts: TextFacts, template = FIRST_TEMPLATE): Bilingual =>
  renderTemplate(template, templateValues(facts, template))
