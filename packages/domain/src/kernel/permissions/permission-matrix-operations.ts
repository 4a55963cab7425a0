import type { MatrixRows } from './grants.ts'

/** Requests and companies, and what colleagues keep for everybody. */
export const OPERATIONS_MATRIX = {
  'referrals.make': { visitor: 'code', talent: 'yes', 'staff:finance': 'pay' },
  'requests.read': {
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'client:interviewer': 'yes',
    'client:finance': 'yes',
    'client:viewer': 'yes',
    'staff:matcher': 'yes',
    'staff:account_manager': 'yes',
    'staff:operations': 'yes',
    'staff:admin': 'yes',
  },
  'requests.write': { 'client:owner': 'yes', 'client:hiring_manager': 'yes' },
  'meetings.read': {
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'client:interviewer': 'yes',
    'client:finance': 'yes',
    'client:viewer': 'yes',
    'staff:matcher': 'yes',
    'staff:account_manager': 'yes',
    'staff:operations': 'yes',
    'staff:admin': 'yes',
  },
  'meetings.keep': {
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'staff:account_manager': 'yes',
    'staff:admin': 'yes',
  },
  /** Who of us meets companies, where and when. */
  'meetings.hosts': { 'staff:account_manager': 'yes', 'staff:operations': 'yes', 'staff:admin': 'yes' },
  /** The page of a company; its sections have rows of their own. */
  'companies.read': {
    'staff:matcher': 'yes',
    'staff:account_manager': 'yes',
    'staff:operations': 'yes',
    'staff:finance': 'yes',
    'staff:admin': 'yes',
  },
  'companies.assign': { 'staff:account_manager': 'yes', 'staff:admin': 'yes' },
  /** What `ACTS` names, for a company whose account manager one is. */
  'companies.act': { 'staff:account_manager': 'on_behalf' },
  'companies.prove': { 'staff:account_manager': 'yes', 'staff:operations': 'yes', 'staff:admin': 'yes' },
  'members.read': {
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'client:interviewer': 'yes',
    'client:finance': 'yes',
    'client:viewer': 'yes',
  },
  'members.manage': { 'client:owner': 'yes' },
  'data.own': {
    talent: 'own',
    'client:owner': 'own',
    'client:hiring_manager': 'own',
    'client:interviewer': 'own',
    'client:finance': 'own',
    'client:viewer': 'own',
    'staff:admin': 'handle',
  },
  /** Reading and writing what belongs to a contract or a payout; `kinds` are those whose context they may read. */
  'conversations.use': {
    talent: 'own',
    'client:owner': 'kinds',
    'client:hiring_manager': 'kinds',
    'client:finance': 'kinds',
    'staff:account_manager': 'kinds',
    'staff:operations': 'kinds',
    'staff:finance': 'kinds',
    'staff:admin': 'yes',
  },
  'tickets.answer': {
    'staff:recruiter': 'kinds',
    'staff:matcher': 'kinds',
    'staff:account_manager': 'kinds',
    'staff:operations': 'kinds',
    'staff:finance': 'kinds',
    'staff:admin': 'yes',
  },
  /** Templates for recurring answers. */
  'tickets.templates': { 'staff:operations': 'yes', 'staff:admin': 'yes' },
  'messages.read': { 'staff:account_manager': 'yes', 'staff:operations': 'yes', 'staff:admin': 'yes' },
  /** Numbers that operations and finance may change; `kinds` are those they keep. */
  'policies.read': { 'staff:operations': 'yes', 'staff:finance': 'yes', 'staff:admin': 'yes' },
  'policies.change': { 'staff:operations': 'kinds', 'staff:finance': 'kinds', 'staff:admin': 'yes' },
  'audit.read': { 'staff:operations': 'yes', 'staff:admin': 'yes' },
  'funnel.read': {
    'staff:account_manager': 'yes',
    'staff:operations': 'yes',
    'staff:content': 'yes',
    'staff:admin': 'yes',
  },
  'figures.read': {
    'staff:recruiter': 'kinds',
    'staff:matcher': 'kinds',
    'staff:account_manager': 'kinds',
    'staff:operations': 'kinds',
    'staff:finance': 'kinds',
    'staff:content': 'kinds',
    'staff:admin': 'yes',
  },
  'content.edit': { 'staff:content': 'yes', 'staff:admin': 'yes' },
  /** Accounts of staff: invitations, roles, authenticators, sessions. */
  'staff.manage': { 'staff:admin': 'yes' },
  /** The product as a talent or a company sees it, without changing anything. */
  'accounts.impersonate': { 'staff:admin': 'with_reason' },
  'staff.own': {
    'staff:recruiter': 'own',
    'staff:matcher': 'own',
    'staff:account_manager': 'own',
    'staff:operations': 'own',
    'staff:finance': 'own',
    'staff:content': 'own',
    'staff:admin': 'own',
  },
} as const satisfies MatrixRows
