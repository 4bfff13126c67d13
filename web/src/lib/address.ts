/** Whether an address leads nobody else here: every machine means itself by it. */
export function isThisMachineOnly(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
