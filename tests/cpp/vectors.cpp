// Replays the test vectors: those of tests/golden, and all below the directory that KING_VECTORS_DIR names.
#include "vectors.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <vector>

namespace {

void replay(const std::string& place, const std::string& line) {
    const Document document(line);
    const Json vector = document.root();
    test::run(place, [&] {
        const auto game = vector["game"].get<std::string>();
        if (game == "konturlu") {
            play_king(vector);
        } else if (game == "konturlu_party") {
            play_party(vector);
        } else if (game == "balayi") {
            play_balayi(vector);
        } else if (game == "balayi_match") {
            play_match(vector);
        } else {
            CHECK_EQUAL(game, "a game");
        }
    });
}

int replay_file(const std::string& name, const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    int count = 0;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (line.find_first_not_of(" \t\r") != std::string::npos) {
            replay(name + ":" + std::to_string(number), line);
            ++count;
        }
    }
    return count;
}

}  // namespace

void test_vectors() {
    int count = 0;
    for (const char* name : {"konturlu.jsonl", "balayi.jsonl", "party.jsonl", "match.jsonl"}) {
        count += replay_file(name, test::golden(name));
    }
    test::run("the golden vectors are all there", [&] { CHECK(count >= 265); });

    test::run("the seeds", [] {
        const Document seeds(test::golden("seeds.json"));
        for (Json pack : seeds.root()["packs"]) {
            const auto dealt = king::balayi::Pack::from_seed(std::strtoull(pack.key().c_str(), nullptr, 10));
            CHECK_EQUAL(to_string(dealt), pack.get<std::string>());
        }
        for (Json outputs : seeds.root()["splitmix64"]) {
            king::SplitMix64 generator(std::strtoull(outputs.key().c_str(), nullptr, 10));
            for (Json output : outputs) {
                CHECK_EQUAL(std::to_string(generator.next_u64()), output.get<std::string>());
            }
        }
    });

    const char* directory = std::getenv("KING_VECTORS_DIR");
    if (directory != nullptr) {
        std::vector<std::string> files;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(directory)) {
            if (entry.path().extension() == ".jsonl") {
                files.push_back(entry.path().string());
            }
        }
        std::sort(files.begin(), files.end());
        int further = 0;
        for (const std::string& file : files) {
            further += replay_file(file, test::read_file(file));
        }
        test::run("KING_VECTORS_DIR has vectors", [&] { CHECK(further > 0); });
    }
}
