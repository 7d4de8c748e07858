// Makes the types of the API from its OpenAPI document. A script of its own, because the npm that
// comes with Python's packages cannot call itself.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const api = JSON.parse(readFileSync("openapi.json", "utf8"));
const types = await openapiTS(api, { defaultNonNullable: false });
writeFileSync("src/lib/openapi.d.ts", astToString(types));
