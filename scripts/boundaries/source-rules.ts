import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import type { Crossing } from './find-crossings'

type SourceRule = {
  name: string
  comment: string
  /** Where the rule holds, as the beginning of a path. */
  in: string
  /** The files below it that are the one place for it. */
  except: RegExp
  /** Globals, or members of globals (`Date.now`), that may not be used; `Date()` is `new Date()` without an argument. */
  globals: readonly string[]
}

const testFiles = /\.test\.tsx?$|\/testing\/|\/bench\/|\.d\.ts$/

const sourceRules: readonly SourceRule[] = [
  {
    name: 'environment-only-in-config',
    comment: 'The environment is read once, in config.ts: add the variable there and pass it on.',
    in: 'apps/server/src',
    except: /\/src\/config\.ts$/,
    globals: ['process.env'],
  },
  {
    name: 'fetch-only-in-api-client',
    comment:
      'The browser asks the server through lib/api-client.ts: declare the endpoint in packages/contracts and call it.',
    in: 'apps/web/src',
    except: /\/lib\/(api-client|send-file|is-still-served)\.ts$|\/service-worker\/|\.worker\.ts$/,
    globals: ['fetch', 'XMLHttpRequest'],
  },
  {
    name: 'storage-only-in-data',
    comment:
      'What is kept on the device goes through data/ or lib/stored-value.ts, so that it is sealed, exported and erased.',
    in: 'apps/web/src',
    except: /\/data\/|\/lib\/(stored-value|session\/)|\/service-worker\//,
    globals: ['localStorage', 'sessionStorage', 'indexedDB', 'caches'],
  },
  {
    name: 'words-only-in-format',
    comment:
      'Dates, times, numbers and lists are written one way: use useFormat() of lib/format.ts, or formatFor() of content/format.',
    in: 'apps',
    // These ask for no words: the device's zone, whether a zone exists, and which code a language's name has.
    except:
      /\/web\/src\/lib\/format\.ts$|\/server\/src\/(therapists-file|providers\/transcription\/language-code-of)\.ts$/,
    globals: ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'RelativeTimeFormat', 'DisplayNames'].map(
      (name) => `Intl.${name}`,
    ),
  },
  {
    name: 'domain-without-clock',
    comment: 'A rule is a function of its arguments: pass the moment in as `now`.',
    in: 'packages/domain/src',
    except: /^$/,
    globals: ['Date.now', 'Date()', 'performance'],
  },
  {
    name: 'domain-without-chance',
    comment: 'A rule is a function of its arguments: pass `random` in.',
    in: 'packages/domain/src',
    except: /^$/,
    globals: ['Math.random', 'crypto'],
  },
  {
    name: 'domain-without-io',
    comment: 'A rule neither reads nor writes: do it in the app and pass the value in.',
    in: 'packages/domain/src',
    except: /^$/,
    globals: ['fetch', 'process', 'console', 'document', 'window', 'navigator', 'localStorage', 'setTimeout'],
  },
]

/** Every use of a global below `root` outside the one place that may use it. */
export function findGlobalUses(root: string): Crossing[] {
  const files = ['apps/server/src', 'apps/web/src', 'packages/domain/src'].flatMap((folder) => sourcesIn(root, folder))
  return files.flatMap((file) => {
    const rules = sourceRules.filter((rule) => file.startsWith(`${rule.in}/`) && !rule.except.test(file))
    if (rules.length === 0) return []
    const used = globalsOf(readFileSync(join(root, file), 'utf8'), file.endsWith('x'))
    return rules.flatMap(({ name, comment, globals }) =>
      globals.filter((global) => used.has(global)).map((global) => ({ rule: name, from: file, to: global, comment })),
    )
  })
}

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !testFiles.test(file))
}

type SyntaxNode = { type?: string; [key: string]: unknown }

/** The names of a source that are nobody's property: `fetch`, and with one step behind it `Date.now`; `Date()` for the present moment. */
function globalsOf(source: string, tsx: boolean): ReadonlySet<string> {
  const found = new Set<string>()
  const declared = new Set<string>()
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }) as unknown as SyntaxNode)
  for (const name of declared) for (const use of [...found]) if (use.split(/[.(]/)[0] === name) found.delete(use)
  return found

  function visit(node: unknown): void {
    if (Array.isArray(node)) {
      for (const child of node) visit(child)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const syntax = node as SyntaxNode
    switch (syntax.type) {
      case 'TsTypeAnnotation':
      case 'TsTypeAliasDeclaration':
      case 'TsInterfaceDeclaration':
      case 'TsTypeParameterInstantiation':
        return
      case 'Identifier':
        found.add(syntax.value as string)
        return
      case 'ImportDefaultSpecifier':
      case 'ImportSpecifier':
      case 'ImportNamespaceSpecifier':
        declared.add((syntax.local as SyntaxNode).value as string)
        return
      case 'KeyValueProperty':
        if ((syntax.key as SyntaxNode).type === 'Computed') visit(syntax.key)
        visit(syntax.value)
        return
      case 'VariableDeclarator':
      case 'Parameter':
        declare(syntax.id ?? syntax.pat)
        visit(syntax.init)
        return
      case 'NewExpression':
        if (nameOf(syntax.callee) === 'Date' && ((syntax.arguments as unknown[] | undefined) ?? []).length === 0)
          found.add('Date()')
        break
      case 'MemberExpression': {
        const object = nameOf(syntax.object)
        const property = (syntax.property as SyntaxNode).type === 'Identifier' ? nameOf(syntax.property) : null
        const isWindow = object === 'window' || object === 'globalThis' || object === 'self'
        if (object && property) found.add(isWindow ? property : `${object}.${property}`)
        visit(syntax.object)
        if ((syntax.property as SyntaxNode).type === 'Computed') visit(syntax.property)
        return
      }
    }
    for (const [key, child] of Object.entries(syntax)) if (key !== 'span' && key !== 'ctxt') visit(child)
  }

  function declare(pattern: unknown): void {
    const node = pattern as SyntaxNode | undefined
    if (!node) return
    if (node.type === 'Identifier') declared.add(node.value as string)
    if (node.type === 'ObjectPattern')
      for (const property of node.properties as SyntaxNode[]) declare(property.value ?? property.key)
    if (node.type === 'AssignmentPattern') declare(node.left)
    if (node.type === 'ArrayPattern') for (const element of node.elements as SyntaxNode[]) declare(element)
  }
}

const nameOf = (node: unknown): string | null => {
  const { type, value } = (node ?? {}) as SyntaxNode
  return type === 'Identifier' ? (value as string) : null
}
