/**
 * Actions of the audit log: a verb in the past about a subject, each with a label for staff. States are spelled out, because
 * every feature records and none is a layer below the others here; a missing one does not compile where it is recorded.
 */
export type AuditAction =
  | `account.${'opened' | 'changed' | 'closed' | 'signed_in' | 'closing_requested' | 'closing_cancelled' | 'looked_at' | 'look_ended' | 'imported' | 'import_declined' | 'consented' | 'merged' | 'not_merged'}`
  | `import.${'uploaded' | 'begun' | 'stopped'}`
  | `session.${'opened' | 'closed' | 'refused'}`
  | `colleague.${'invited' | 'invited_again' | 'uninvited' | 'joined' | 'roles' | 'ended' | 'unlocked' | 'signed_out' | 'recovered'}`
  | `colleague.${'reset_asked' | 'reset_confirmed' | 'reset_refused' | 'authenticator_set'}`
  | `meeting.${'pending' | 'booked' | 'moved' | 'move_asked' | 'canceled' | 'released' | 'handed_over' | 'held' | 'missed'}`
  | `host.${'added' | 'changed' | 'activated' | 'deactivated' | 'removed' | 'away' | 'back'}`
  | `nomination.${'reserved' | 'in_interview' | 'accepted' | 'not_interested' | 'expired' | 'withdrawn' | 'days_asked' | 'extended' | 'released'}`
  | `interview.pending_${'talent_confirmation' | 'client_time_slots' | 'talent_meeting_confirmation'}`
  | 'interview.pending_client_confirmation_on_new_slots'
  | `interview.${'interview_scheduled' | 'client_pending' | 'talent_unavailable' | 'canceled' | 'interview_completed'}`
  | `interview.${'excused' | 'move_asked' | 'moved' | 'time_kept' | 'move_dropped' | 'move_lapsed' | 'panel_set' | 'scored' | 'round_asked' | 'handed_over'}`
  | `interview.${'link_set' | 'extended' | 'rated' | 'no_show' | 'no_show_answer' | 'no_show_unanswered'}`
  | `room.recording_${'agreed' | 'refused'}`
  | `referral.${'invited' | 'consented' | 'registered' | 'testing' | 'passed' | 'failed' | 'hired' | 'bonus_due' | 'paid' | 'void'}`
  | `referral.${'adopted' | 'sent_again' | 'tests_late'}`
  | `request.${'begun' | 'changed' | 'taken' | 'handed_over' | 'given_back'}`
  | `member.${'invited' | 'invited_again' | 'uninvited' | 'joined' | 'role' | 'removed'}`
  | `company.${'manager_changed' | 'proven' | 'unproven' | 'acting_begun' | 'acting_ended' | 'noted' | 'task_added' | 'task_changed' | 'task_done' | 'task_reopened'}`
  | `ticket.${'open' | 'answered' | 'closed' | 'merged' | 'opened' | 'admitted' | 'taken' | 'handed_over' | 'given_back' | 'noted' | 'replied'}`
  | `ticket_template.${'added' | 'changed' | 'removed'}`
  | `ban.${'reported' | 'noticed' | 'answered' | 'unanswered' | 'banned' | 'dismissed' | 'appealed' | 'lifted' | 'upheld'}`
  | `subscription.${'joined' | 'left'}`
  | `proposal.${'open' | 'accepted' | 'declined' | 'replaced' | 'withdrawn'}`
  | 'profile.reworded'
  | `showcase.${'agreed' | 'withdrawn'}`
  | `talent.${'marked' | 'shared' | 'unshared'}`
  | `assessment.${'invited' | 'started' | 'passed' | 'failed' | 'completed' | 'voided' | 'annulled' | 'kept' | 'objected' | 'objection_answered' | 'item_retired' | 'item_restored'}`
  | `selection.${'assessment' | 'evaluation' | 'interview' | 'alignment' | 'done' | 'rejected' | 'left' | 'invited' | 'taken' | 'handed_over' | 'given_back' | 'evaluated' | 'noted' | 'meeting_set' | 'meeting_held' | 'bulk_moved' | 'bulk_handed_over' | 'bulk_rejected' | 'bulk_invited' | 'bulk_stopped' | 'bulk_undone'}`
  | `report.${'shared' | 'unshared'}`
  | `offer.${'made' | 'changed' | 'change_asked' | 'accepted' | 'declined' | 'expired' | 'withdrawn'}`
  | `contract.${'draft' | 'sent' | 'signed_by_talent' | 'active' | 'ending' | 'ended' | 'terminated' | 'notice_given' | 'notice_acknowledged' | 'notice_withdrawn' | 'replacement_asked' | 'bought_out' | `buyout_${'asked' | 'consented' | 'declined' | 'withdrawn' | 'expired' | 'refused' | 'lapsed'}`}`
  | `check_in.${'answered' | 'handled'}`
  | `work_review.${'answered' | 'replied' | 'shown' | 'hidden' | 'released' | 'removed'}`
  | `start.${'planned' | 'item_done' | 'item_opened' | 'item_added' | 'item_removed'}`
  | `contract_template.${'drafted' | 'saved' | 'released' | 'withdrawn'}`
  | `time_off.${'asked' | 'agreed' | 'declined' | 'withdrawn' | 'lapsed'}`
  | `renewal.${'need_renewal' | 'waiting_response' | 'pending_talent' | 'in_progress' | 'renewed' | 'rejected' | 'rejected_by_talent' | 'rejected_by_client'}`
  | `invoice.${'draft' | 'issued' | 'partially_paid' | 'paid' | 'overdue' | 'void' | 'credited' | 'refunded' | 'credit_used' | 'credit_returned' | 'month_held' | 'month_released'}`
  | `payment.${'processing' | 'successful' | 'failed' | 'aborted' | 'reversed'}`
  | `quote.${'draft' | 'changed' | 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'discarded'}`
  | `announced_transfer.${'announced' | 'arrived' | 'withdrawn' | 'lapsed'}`
  | `recurring_invoice.${'active' | 'changed' | 'paused' | 'ended'}`
  | `refund.${'processing' | 'successful' | 'failed' | 'returned'}`
  | 'billing.changed'
  | `party.${'company_changed' | 'talent_changed' | 'numbers_read'}`
  | `payout.${'due' | 'held' | 'paid' | 'canceled' | 'changed' | 'corrected' | 'late' | 'returned' | 'rejected'}`
  | `payout_batch.${'open' | 'exported' | 'paid' | 'discarded' | 'reported'}`
  | `payout_details.${'changed' | 'confirmed'}`
  | 'bank_statement.imported'
  | `bank_line.${'booked' | 'set_aside' | 'open' | 'reversed'}`
  | `approval.${'waiting' | 'released' | 'refused' | 'withdrawn'}`
  | `substitute.${'appointed' | 'ended'}`
  | 'ledger.exported'
  | `reconciliation.${'finished' | 'reopened' | 'unmatched'}`
  | `accounting_period.${'begin' | 'stop' | 'close' | 'reopen' | 'rate'}`
  | `seller.${'proposed' | 'released' | 'withdrawn'}`
  | `policy.${'changed' | 'withdrawn'}`
  | `holiday.${'added' | 'removed'}`
  | 'phone.verified'
  | `content.${'draft' | 'published' | 'planned' | 'withdrawn'}`
  | `data.${'exported' | 'copy_offered'}`
  | 'audit.exported'
  | `calendar_feed.${'renewed' | 'revoked'}`
  | `calendar_source.${'added' | 'removed'}`
  | 'vacancy.submitted'
  | 'terms.confirmed'
  | `setup.${'tested' | 'failed' | 'confirmed'}`
  | `message.${'retried' | 'dismissed'}`
  | `conversation.${'message_reported' | 'message_released' | 'message_kept' | 'message_hidden' | 'report_dismissed'}`
  | `held_mail.${'settled' | 'accepted'}`
  | `recruiter.${'confirmed' | 'objected'}`

/** What it was done to. */
export type AuditSubject =
  | 'user'
  | 'staff'
  | 'meeting'
  | 'talent'
  | 'client-project'
  | 'interview'
  | 'assessment'
  | 'offer'
  | 'contract'
  | 'contract_template'
  | 'invoice'
  | 'quote'
  | 'recurring_invoice'
  | 'announced_transfer'
  | 'payment'
  | 'payout'
  | 'payout_batch'
  | 'nomination'
  | 'referral'
  | 'ticket'
  | 'ban'
  | 'ticket_template'
  | 'organisation'
  | 'message'
  | 'conversation'
  | 'held_mail'
  | 'absence'
  | 'site_item'
  | 'audit'
  | 'policy'
  | 'approval'
  | 'ledger'
  | 'reconciliation'
  | 'accounting_period'
  | 'seller'
  | 'bank_statement'
  | 'setup'
