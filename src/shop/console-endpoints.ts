import type { DataOfCall, InputOfCall, ParsedOfCall } from './endpoint.ts';
import { staffCalls } from './staff/calls.ts';

/** Every call of the merchant's console as data; each feature brings its own. */
export const consoleEndpoints = { ...staffCalls };

export type ConsoleEndpoints = typeof consoleEndpoints;
export type ConsoleCallName = keyof ConsoleEndpoints;

// `keyof` of a constant object is exactly the list of its keys; Object.keys forgets that.
export const consoleCallNames = Object.keys(consoleEndpoints) as ConsoleCallName[];

/** What a caller gives to a console call: one flat object, path parameters included. */
export type ConsoleInputOf<Name extends ConsoleCallName> = InputOfCall<ConsoleEndpoints[Name]>;

/** What a console call answers under `data`. */
export type ConsoleDataOf<Name extends ConsoleCallName> = DataOfCall<ConsoleEndpoints[Name]>;

/** A console call's input once the server has parsed it. */
export type ConsoleParsedOf<Name extends ConsoleCallName> = ParsedOfCall<ConsoleEndpoints[Name]>;
