import type { GooglePage } from '@fareeq/domain/accounts/contract-google.ts'
import type { TraitScore } from '@fareeq/domain/assessments/grading/rules-personality.ts'
import type { Answer, QueuedRun, RunResult } from '@fareeq/domain/assessments/schema-items.ts'
import type { SavedReport, Trait } from '@fareeq/domain/assessments/schema-report.ts'
import type { StatementColumns } from '@fareeq/domain/bank-statements/schema.ts'
import type { Wizard } from '@fareeq/domain/client-projects/limits.ts'
import type { FurtherRole } from '@fareeq/domain/client-projects/schema-roles.ts'
import type { Vacancy } from '@fareeq/domain/client-projects/schema-vacancies.ts'
import type { PayBand } from '@fareeq/domain/costs/schema.ts'
import type { TemplateContent } from '@fareeq/domain/contract-templates/schema.ts'
import type { EndReason } from '@fareeq/domain/contracts/limits.ts'
import type { ContractDocument } from '@fareeq/domain/contracts/rules-signing.ts'
import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import type { ContactKind } from '@fareeq/domain/conversations/limits.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'
import type { InterviewState, TimelineKind } from '@fareeq/domain/interviews/states.ts'
import type { ServiceLine } from '@fareeq/domain/invoices/schema-services.ts'
import type { Buyer } from '@fareeq/domain/invoices/schema.ts'
import type { Bilingual } from '@fareeq/domain/kernel/language/locale.ts'
import type { Act } from '@fareeq/domain/kernel/permissions/acts.ts'
import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import type { Candidate } from '@fareeq/domain/matching/rules-score.ts'
import type { LedgerAccount } from '@fareeq/domain/ledger/limits.ts'
import type { HandPosting } from '@fareeq/domain/manual-entries/rules-templates.ts'
import type { SalaryBaseline } from '@fareeq/domain/matching/rules-price.ts'
import type { HostHours } from '@fareeq/domain/meetings/rules.ts'
import type { PassTag } from '@fareeq/domain/nominations/schema.ts'
import type { NominationEventKind } from '@fareeq/domain/nominations/states.ts'
import type { EntryKind, NoticeDelivery } from '@fareeq/domain/notifications/schema-centre.ts'
import type { OfferTerms, RequestedChange } from '@fareeq/domain/offers/schema.ts'
import type { ViewedPart } from '@fareeq/domain/profile-views/schema.ts'
import type { TemplateForm } from '@fareeq/domain/payouts/schema-transfers.ts'
import type { Question } from '@fareeq/domain/recruiter/limits.ts'
import type { AnswerChoice } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { Requirement } from '@fareeq/domain/recruiter/schema-requirement.ts'
import type { ProposalPayload, Screen, StoredBlock, StoredSentence } from '@fareeq/domain/recruiter/schema-stored.ts'
import type { ReferralStatus } from '@fareeq/domain/referrals/states.ts'
import type { ReferralTierName } from '@fareeq/domain/referrals/rules-tiers.ts'
import type { RequestedTerms } from '@fareeq/domain/renewals/rules.ts'
import type { PadLanguage } from '@fareeq/domain/rooms/schema.ts'
import type { SellerAccount } from '@fareeq/domain/sellers/schema.ts'
import type { FullSelection } from '@fareeq/domain/selections/schema-record.ts'
import type { SelectionState, Step } from '@fareeq/domain/selections/states.ts'
import type { SiteKind } from '@fareeq/domain/site/schema.ts'
import type { AuditAction } from '@fareeq/domain/staff/schema-audit.ts'
import type { FilePerson, RowFault } from '@fareeq/domain/talent-imports/rules.ts'
import type { ConfirmedTerms } from '@fareeq/domain/talents/rules-terms.ts'
import type { BankItem } from '../../../bank/schema.ts'
import type { CalendarPart } from '../calendar/calendar.ts'

type JsonObject = Record<string, unknown>

/** Types the code knows better than the database: of JSON, of words without a check constraint, and of our functions. */
export type Shapes = {
  'approvals.data': Readonly<Record<string, unknown>>
  'accounting_period_balances.account': LedgerAccount
  'assessment_answers.answer': Answer
  'assessment_answers.result': RunResult
  'assessment_attempts.report': SavedReport
  'assessment_items.content': BankItem
  'assessment_runs.request': QueuedRun
  'assessment_runs.result': RunResult
  'audit_entries.action': AuditAction
  'audit_entries.details': JsonObject
  'bank_statement_columns.columns': StatementColumns
  'client_names_for()': Bilingual
  'client_project_versions.request': JsonObject
  'client_projects.more_roles': FurtherRole[]
  'client_projects.vacancy': Vacancy
  'client_projects.wizard': Wizard
  'company_acts.act': Act
  'conversation_held_messages.kinds': ContactKind[]
  'contract_endings.reason': EndReason
  'contract_renewals.offered': Terms
  'contract_renewals.requested_terms': RequestedTerms
  'contract_renewals.wish': RequestedTerms
  'contract_signatures.document': ContractDocument
  'contract_templates.content': TemplateContent
  'cv_imports.proposal': CvProposal
  'events.body': JsonObject
  'first_names_for()': Bilingual
  'identity_attempts.page': GooglePage
  'interview_events.data': JsonObject
  'interview_events.kind': TimelineKind
  'interview_events.to_state': InterviewState
  'interview_feedback.scores': Record<string, number>
  'interview_scorecards.scores': Record<string, number>
  'interview_rooms.pad_language': PadLanguage
  'interviews.terms': ConfirmedTerms
  'invoices.buyer': Buyer
  'quotes.lines': ServiceLine[]
  'recurring_invoices.lines': ServiceLine[]
  'manual_entries.postings': HandPosting[]
  'meeting_hosts.hours': HostHours
  'messages.calendar': CalendarPart
  'messages.headers': Record<string, string>
  'names_for()': Bilingual
  'nomination_events.data': JsonObject
  'nomination_events.kind': NominationEventKind
  'nominations.early_steps': Step[]
  'nominations.pass_tag': PassTag
  'notices.kind': EntryKind
  'notices.told': NoticeDelivery[]
  'offer_versions.terms': OfferTerms
  'offers.terms': OfferTerms
  'offers.requested_changes': RequestedChange[]
  'personality_results.scores': Record<Trait, TraitScore | null>
  'payout_file_templates.columns': TemplateForm['columns']
  'profile_views.parts': ViewedPart[]
  'recruiter_conversations.asked': Question[]
  'recruiter_conversations.requirement': Requirement
  'recruiter_conversations.shown': Screen
  'recruiter_messages.blocks': StoredBlock[]
  'recruiter_messages.choices': AnswerChoice[]
  'recruiter_messages.sentences': StoredSentence[]
  'recruiter_messages.unread': string[]
  'recruiter_proposals.payload': ProposalPayload
  'referral_moves.status': ReferralStatus
  'referrals.tier': ReferralTierName
  'sellers.accounts': SellerAccount[]
  'selection_bulk_moves.from_step': SelectionState
  'selection_bulks.to_step': SelectionState
  'selection_evaluations.marks': FullSelection['evaluations'][number]['marks']
  'selection_moves.from_state': SelectionState
  'selection_moves.to_state': SelectionState
  'selection_views.query': Record<string, string>
  'site_item_versions.ar': JsonObject
  'site_item_versions.data': JsonObject
  'site_item_versions.en': JsonObject
  'pay_bands.bands': PayBand[]
  'site_items.ar': JsonObject
  'site_items.data': JsonObject
  'site_items.en': JsonObject
  'site_items.kind': SiteKind
  'staff.roles': StaffRole[]
  'staff_invitations.roles': StaffRole[]
  'talent_import_rows.faults': RowFault[]
  'talent_import_rows.person': FilePerson
  'talent_profiles.languages': Candidate['languages']
  'tickets.data': JsonObject
  'users.step_one': JsonObject
  'users.utm': JsonObject
  'usual_salaries.baseline': SalaryBaseline
  'usual_salaries.usual': SalaryBaseline
}
