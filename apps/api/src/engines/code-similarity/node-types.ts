// Node types of tree-sitter-typescript and tree-sitter-python, and how an abstract token is made of each.

/** Neither the node nor what is below it: comments, types, and the inside of literals. */
export const SKIPPED = new Set([
  'comment',
  'accessibility_modifier',
  'escape_sequence',
  'implements_clause',
  'interface_declaration',
  'override_modifier',
  'predefined_type',
  'regex_flags',
  'regex_pattern',
  'string_content',
  'string_end',
  'string_fragment',
  'string_start',
  'type',
  'type_alias_declaration',
  'type_annotation',
  'type_arguments',
  'type_identifier',
  'type_parameters',
  'type_predicate_annotation',
])
export const isSkipped = (type: string) => SKIPPED.has(type) || type.endsWith('_type')

/** Only what is below: wrappers that are added or left out without changing the program. */
export const TRANSPARENT = new Set([
  'as_expression',
  'block',
  'export_statement',
  'expression_statement',
  'module',
  'non_null_expression',
  'optional_parameter',
  'parenthesized_expression',
  'program',
  'required_parameter',
  'satisfies_expression',
  'statement_block',
  'typed_parameter',
])

/** Spellings of one construct. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  arrow_function: 'function',
  float: 'number',
  function_declaration: 'function',
  function_expression: 'function',
  integer: 'number',
  private_property_identifier: 'identifier',
  property_identifier: 'identifier',
  shorthand_property_identifier: 'identifier',
  shorthand_property_identifier_pattern: 'identifier',
  template_string: 'string',
  typed_default_parameter: 'default_parameter',
  variable_declaration: 'lexical_declaration',
}

/** Anonymous nodes that are tokens: operators, in signs or words. All others follow from their parent node. */
const OPERATOR = /^(?:[-+*/%<>=!&|^~?@:]+|and|or|not|in|is|not in|is not|instanceof|typeof)$/
const IMPLIED = new Set(['=', '=>', ':', '?', '?.'])
export const isOperator = (type: string) => OPERATOR.test(type) && !IMPLIED.has(type)
