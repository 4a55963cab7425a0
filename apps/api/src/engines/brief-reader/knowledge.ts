import type { RoleKnowledge } from '@fareeq/domain/recruiter/rules-requirement.ts'
import type { Family } from './vocabulary/people.ts'
import { TRADE_OF_SKILL } from './vocabulary/trades.ts'

const FRONT = 'frontend_developer'
const BACK = 'backend_developer'
/** Trades that their skills name outright, whatever stands beside them. */
const STRONG: readonly string[] = [
  'mobile_developer',
  'ios_developer',
  'android_developer',
  'game_developer',
  'blockchain_developer',
  'cms_developer',
  'erp_developer',
  'embedded_engineer',
  'ai_engineer',
  'mlops_engineer',
  'penetration_tester',
]
/** Of several trades the first of these. */
const ORDER: readonly string[] = [
  ...STRONG,
  FRONT,
  BACK,
  'data_engineer',
  'devops_engineer',
  'cloud_engineer',
  'bi_developer',
  'database_administrator',
  'data_analyst',
]

/** The trade of somebody with these skills; null where the skills name none. */
export function roleOfSkills(skills: readonly string[]): string | null {
  const trades = new Set(skills.flatMap((skill) => TRADE_OF_SKILL[skill] ?? []))
  const strong = STRONG.find((trade) => trades.has(trade))
  if (strong) return strong
  if (trades.has(FRONT) && trades.has(BACK)) return 'fullstack_developer'
  return ORDER.find((trade) => trades.has(trade)) ?? [...trades][0] ?? null
}

export const KNOWLEDGE: RoleKnowledge = { roleOfSkills }

/** Roles that a general noun may mean: «المصمم» is the product designer of the team. */
const ROLES_OF_FAMILY: Readonly<Record<Family, readonly string[]>> = {
  developer: [
    'software_developer',
    FRONT,
    BACK,
    'fullstack_developer',
    'mobile_developer',
    'ios_developer',
    'android_developer',
    'game_developer',
    'blockchain_developer',
    'cms_developer',
    'erp_developer',
    'bi_developer',
    'low_code_developer',
    'devops_engineer',
  ],
  engineer: [
    'software_developer',
    'data_engineer',
    'devops_engineer',
    'cloud_engineer',
    'ai_engineer',
    'mlops_engineer',
    'qa_engineer',
    'site_reliability_engineer',
    'security_engineer',
    'network_engineer',
    'embedded_engineer',
    BACK,
    FRONT,
    'fullstack_developer',
    'mobile_developer',
  ],
  designer: ['designer', 'product_designer', 'graphic_designer', 'motion_designer'],
  analyst: ['data_analyst', 'business_analyst', 'security_analyst'],
  manager: [
    'product_manager',
    'project_manager',
    'engineering_manager',
    'program_manager',
    'cto',
    'system_administrator',
  ],
  lead: ['tech_lead'],
  owner: ['product_owner'],
  architect: ['software_architect'],
  consultant: ['technical_consultant'],
  scientist: ['data_scientist'],
  researcher: ['ux_researcher'],
  writer: ['technical_writer'],
  tester: ['qa_engineer', 'test_automation_engineer', 'penetration_tester'],
  specialist: [],
}
export const rolesOfFamily = (family: Family): readonly string[] => ROLES_OF_FAMILY[family]
