import type { MatrixRows } from './grants.ts'

/** Offers, contracts and money. */
export const MONEY_MATRIX = {
  /** Offers name the pay. */
  'offers.read': {
    talent: 'own',
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'client:finance': 'view',
    'staff:account_manager': 'yes',
    'staff:operations': 'yes',
    'staff:finance': 'view',
    'staff:admin': 'yes',
  },
  'offers.answer': { talent: 'own' },
  'offers.make': {
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'staff:account_manager': 'yes',
    'staff:operations': 'yes',
    'staff:admin': 'yes',
  },
  'contracts.read': {
    talent: 'own',
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'client:finance': 'view',
    'client:viewer': 'view',
    'staff:account_manager': 'yes',
    'staff:operations': 'yes',
    'staff:finance': 'view',
    'staff:admin': 'yes',
  },
  /** What a contract pays, its text and its signing record, which name it. */
  'contracts.salary': {
    talent: 'own',
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'client:finance': 'view',
    'staff:account_manager': 'yes',
    'staff:operations': 'yes',
    'staff:finance': 'view',
    'staff:admin': 'yes',
  },
  'contracts.sign': { talent: 'own', 'client:owner': 'yes', 'client:hiring_manager': 'yes' },
  'contracts.prepare': { 'staff:operations': 'yes', 'staff:account_manager': 'yes', 'staff:admin': 'yes' },
  'contracts.confirm': { 'staff:account_manager': 'yes', 'staff:admin': 'yes' },
  'contracts.renew': {
    talent: 'answer',
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'staff:operations': 'terms',
  },
  /** Notice, for one's own side; staff on behalf of either. */
  'contracts.end': {
    talent: 'own',
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'staff:account_manager': 'yes',
    'staff:operations': 'yes',
    'staff:admin': 'yes',
  },
  /** How a contract is going: each side by itself, and the colleagues it is for. */
  'check_ins.answer': { talent: 'own', 'client:owner': 'yes', 'client:hiring_manager': 'yes' },
  'check_ins.read': { 'staff:account_manager': 'yes', 'staff:admin': 'yes' },
  /** Looking back on a contract: each side by itself; ratings are read by the colleagues they are for. */
  'work_reviews.answer': { talent: 'own', 'client:owner': 'yes', 'client:hiring_manager': 'yes' },
  'work_reviews.moderate': { 'staff:account_manager': 'yes', 'staff:operations': 'yes', 'staff:admin': 'yes' },
  /** What is prepared before the first day of a contract. */
  'starts.prepare': { talent: 'own', 'client:owner': 'yes', 'client:hiring_manager': 'yes' },
  /** The text that writes contracts: versions of it, drafted by some and released by others with a lawyer's opinion. */
  'contract_templates.read': {
    'staff:account_manager': 'yes',
    'staff:operations': 'yes',
    'staff:content': 'yes',
    'staff:finance': 'yes',
    'staff:admin': 'yes',
  },
  'contract_templates.edit': { 'staff:content': 'yes', 'staff:admin': 'yes' },
  'contract_templates.release': { 'staff:operations': 'yes', 'staff:admin': 'yes' },
  /** Days off within a running contract. */
  'time_off.ask': { talent: 'own' },
  'time_off.answer': { 'client:owner': 'yes', 'client:hiring_manager': 'yes' },
  'invoices.view': {
    talent: 'payouts',
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'client:finance': 'yes',
    'staff:account_manager': 'view',
    'staff:operations': 'view',
    'staff:finance': 'issue',
    'staff:admin': 'view',
  },
  'invoices.pay': {
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'client:finance': 'yes',
    'staff:finance': 'issue',
  },
  /** Drafts, numbers, credit notes. */
  'invoices.issue': { 'staff:finance': 'yes' },
  /** What a company is offered to buy from us; whoever may sign for it answers. */
  'quotes.read': {
    'client:owner': 'yes',
    'client:hiring_manager': 'yes',
    'client:finance': 'view',
    'staff:account_manager': 'yes',
    'staff:operations': 'view',
    'staff:finance': 'yes',
    'staff:admin': 'view',
  },
  'quotes.answer': { 'client:owner': 'yes', 'client:hiring_manager': 'yes' },
  'quotes.write': { 'staff:account_manager': 'yes', 'staff:finance': 'yes' },
  /** To whom they are made out. */
  'invoices.details': { 'client:owner': 'yes', 'client:finance': 'yes' },
  /** Who issues our papers and where companies transfer to: one proposes, another releases. */
  'sellers.manage': { 'staff:finance': 'yes', 'staff:admin': 'yes' },
  /** What one colleague makes and another releases; each kind names its releasers. */
  'approvals.release': { 'staff:finance': 'yes', 'staff:admin': 'substitute' },
  'approvals.appoint': { 'staff:finance': 'yes', 'staff:admin': 'yes' },
  'ledger.read': { 'staff:finance': 'yes', 'staff:admin': 'view' },
  /** Entries by hand, reconciliations, and closing a month. */
  'ledger.write': { 'staff:finance': 'yes' },
  /** What talents are owed, for staff; a talent's own are a line of `invoices.view`. */
  'payouts.read': { 'staff:finance': 'yes', 'staff:admin': 'view' },
  'payouts.pay': { 'staff:finance': 'yes' },
  /** How a talent is paid. */
  'payouts.details': { talent: 'own' },
} as const satisfies MatrixRows
