import { type Call, fileOf, isPublic } from './call'

/** How a call is written: it runs as it stands where MIZAN is the address and TOKEN an access token. */
interface Example {
  language: 'curl' | 'TypeScript' | 'Python'
  text: string
}

/** The path with the examples of its parameters in it. */
function addressOf({ path, operation }: Call): string {
  const examples = new Map(operation.parameters?.map(({ name, schema }) => [name, schema.examples?.[0]]))
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(examples.get(name))))
}

interface Written {
  method: string
  address: string
  /** JSON on one line; null for a call without a body. */
  body: string | null
  /** What shows who calls; null where nobody has to be known. */
  proof: 'token' | 'cookie' | null
  /** Where the answer is kept that is a file. */
  file: string | null
}

function curl({ method, address, body, proof, file }: Written): string {
  const known = { token: ['--header "Authorization: Bearer $TOKEN"'], cookie: ['--cookie cookies'] }
  const lines = [
    `curl --silent --request ${method} "$MIZAN${address}"`,
    ...(proof ? known[proof] : []),
    ...(body === null ? [] : [`--json '${body.replaceAll("'", "'\\''")}'`]),
    ...(file === null ? [] : [`--output ${file}`]),
  ]
  return lines.join(' \\\n  ')
}

function typescript({ method, address, body, proof, file }: Written): string {
  const known = {
    token: ["authorization: 'Bearer ' + process.env.TOKEN"],
    cookie: ["cookie: process.env.COOKIE ?? ''"],
  }
  const headers = [...(proof ? known[proof] : []), ...(body === null ? [] : ["'content-type': 'application/json'"])]
  return [
    `const answer = await fetch(process.env.MIZAN + '${address}', {`,
    `  method: '${method}',`,
    ...(headers.length > 0 ? [`  headers: { ${headers.join(', ')} },`] : []),
    ...(body === null ? [] : [`  body: JSON.stringify(${body}),`]),
    '})',
    ...(file === null
      ? ['console.log(answer.status, await answer.json())']
      : [
          "const { writeFile } = await import('node:fs/promises')",
          `await writeFile('${file}', Buffer.from(await answer.arrayBuffer()))`,
          "console.log(answer.status, answer.headers.get('content-disposition'))",
        ]),
  ].join('\n')
}

function python({ method, address, body, proof, file }: Written): string {
  const known = {
    token: ['"Authorization": "Bearer " + os.environ["TOKEN"]'],
    cookie: ['"Cookie": os.environ["COOKIE"]'],
  }
  const headers = [...(proof ? known[proof] : []), ...(body === null ? [] : ['"Content-Type": "application/json"'])]
  return [
    'import json, os, urllib.request',
    '',
    'request = urllib.request.Request(',
    `    os.environ["MIZAN"] + "${address}",`,
    `    method="${method}",`,
    `    headers={${headers.join(', ')}},`,
    ...(body === null ? [] : [`    data=r'''${body.replaceAll("'''", "''\\u0027")}'''.encode(),`]),
    ')',
    'with urllib.request.urlopen(request) as answer:',
    ...(file === null
      ? ['    print(answer.status, json.load(answer))']
      : [
          `    open("${file}", "wb").write(answer.read())`,
          '    print(answer.status, answer.headers["Content-Disposition"])',
        ]),
  ].join('\n')
}

/** A call in three languages, with the example of its body. */
export function examplesOf(call: Call): Example[] {
  const { method, operation } = call
  const { requestBody, security } = operation
  const example = requestBody?.content?.['application/json'].example
  const extension = fileOf(operation)
  const takesToken = security.some((way) => 'token' in way)
  const written: Written = {
    method: method.toUpperCase(),
    address: addressOf(call),
    body: example === undefined ? null : JSON.stringify(example),
    proof: isPublic(operation) ? null : takesToken ? 'token' : 'cookie',
    file: extension && `plan.${extension}`,
  }
  return [
    { language: 'curl', text: curl(written) },
    { language: 'TypeScript', text: typescript(written) },
    { language: 'Python', text: python(written) },
  ]
}
