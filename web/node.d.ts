// The little that building needs of Node.
declare module 'node:fs' {
  export function existsSync(path: string): boolean;
  export function readdirSync(path: string): string[];
  export function readFileSync(path: string, encoding: 'utf-8'): string;
}
declare module 'node:url' {
  export function fileURLToPath(url: URL): string;
}
